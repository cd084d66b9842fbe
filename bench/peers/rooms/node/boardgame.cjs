// The counter game on boardgame.io, its store in memory. VARIANT=delta: deltaState without undo, its documented fast way.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");
const delta = process.env.VARIANT === "delta";
const game = {
  name: "counter",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ n: 0, top: -1, players: { 0: { hand: [0, 1, 2, 3, 4] }, 1: { hand: [5, 6, 7, 8, 9] } } }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }) => {
      const hand = G.players[playerID].hand;
      G.top = hand.shift();
      G.n++;
      hand.push((G.n * 7) % 52);
    },
  },
  ...(delta ? { deltaState: true, disableUndo: true } : {}),
};
const server = Server({ games: [game], origins: [/.*/], authenticateCredentials: async () => true });
server.run({ port: Number(process.env.PORT) });
