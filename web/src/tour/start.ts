// The tour of a game: a table of one's own, on its own deal.

import { room } from "../room.svelte";

/** Open the table of a tour and go there. */
export async function takeTour(game: string): Promise<void> {
  const answer = await room.open({ game, seats: 0, tour: true });
  if (answer.type === "done") location.hash = answer.room;
}
