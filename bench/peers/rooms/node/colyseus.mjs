// The counter game on Colyseus, each hand shown to its seat only. Patches go out with each move, not every 50 ms.
import { Room, Server } from "@colyseus/core";
import { schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
const Player = schema({ hand: t.array("number").view() }, "Player");
const State = schema(
  { n: t.uint32(), turn: t.uint8(), top: t.int8(), p0: t.ref ? t.ref(Player) : Player, p1: t.ref ? t.ref(Player) : Player },
  "State",
);
class Counter extends Room {
  maxClients = 2;
  onCreate() {
    const state = new State();
    state.n = 0;
    state.turn = 0;
    state.top = -1;
    state.p0 = new Player();
    state.p1 = new Player();
    for (let i = 0; i < 5; i++) {
      state.p0.hand.push(i);
      state.p1.hand.push(i + 5);
    }
    this.state = state;
    this.seats = {};
    this.patchRate = null;
    this.onMessage("m", (client) => {
      const seat = this.seats[client.sessionId];
      if (seat !== this.state.turn) return client.error(403, "not your turn");
      const hand = this.state[`p${seat}`].hand;
      this.state.top = hand.shift();
      this.state.n++;
      hand.push((this.state.n * 7) % 52);
      this.state.turn = 1 - seat;
      this.broadcastPatch();
    });
  }
  onJoin(client) {
    const seat = this.clients.length - 1;
    this.seats[client.sessionId] = seat;
    client.view = new StateView();
    client.view.add(this.state[`p${seat}`]);
  }
}
const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define("counter", Counter);
await server.listen(Number(process.env.PORT), "127.0.0.1");
