// Made by tools/protocol.py from src/majlis/rooms/protocol.py. Change it there.

export const PROTOCOL = 1;

export type Layout = "pile" | "fan" | "row" | "column" | "grid" | "cross" | "line" | "words";

export type Domain = "one" | "card" | "cards" | "order" | "word" | "words" | "chain" | "place" | "number" | "text";

export type Kind = "deal" | "play" | "yours" | "big" | "count" | "end" | "room" | "guide";

/** First of all: who I am. `token` is this device's own, kept by the client. */
export interface Hello {
  type: "hello";
  token: string;
  name: string;
  lang: "en" | "ar" | "el";
  protocol?: number;
  changes?: boolean;
}

/** Open a room for a game. Seats that nobody takes are played by bots. */
export interface Open {
  type: "open";
  id: string;
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  variant?: string;
  bots?: string;
  chat?: "" | "play" | "room" | "off";
  clock?: 0 | 60 | 120 | 300;
  one_deal?: boolean;
  public?: boolean;
  watch?: "free" | "ask" | "no";
  fill?: boolean;
  takebacks?: boolean;
  deal?: number;
  tour?: boolean;
  bank?: 0 | 300 | 600 | 1200 | 1800 | 3600;
}

/** Go into a room, to the next free seat or to watch; `seen` is the number of the last step I know of. */
export interface Join {
  type: "join";
  id: string;
  room: string;
  watch?: boolean;
  seen?: number;
}

/** Begin: bots take the seats that are free. After a match: the same again. */
export interface Start {
  type: "start";
  id: string;
}

/** Make a move, as text. `id` makes a repeated command harmless; `step` is the last step I have seen. */
export interface Play {
  type: "play";
  id: string;
  text: string;
  step: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** What would be good to do now? Answered where the table allows it. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Leave the room; a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** I am ready, or not yet. When all people at the table are, the match begins, or the next one. */
export interface Ready {
  type: "ready";
  id: string;
  on?: boolean;
}

/** Ask the others to let me take back my last move, to pause, or to begin a numbered deal again. */
export interface Wish {
  type: "wish";
  id: string;
  what: "takeback" | "pause" | "restart";
}

/** Yes or no to what somebody has asked for. */
export interface Answer {
  type: "answer";
  id: string;
  wish: number;
  yes: boolean;
}

/** End a pause. */
export interface Resume {
  type: "resume";
  id: string;
}

/** So many times the seconds for my turns; 0: no clock for me. Before the match. */
export interface Slack {
  type: "slack";
  id: string;
  factor: 0 | 1 | 2 | 5 | 10;
}

/** Send who sits at a seat, or who watches, away for good: only who opened the room may. */
export interface Kick {
  type: "kick";
  id: string;
  seat?: number;
  watcher?: number;
}

/** Who watches? Answered to who sits there. */
export interface Watchers {
  type: "watchers";
  id: string;
}

/** Send me no more lines of who sits at a seat; or send them again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Show a line of chat, and the ten before it, to whoever keeps order here. */
export interface Report {
  type: "report";
  id: string;
  line: number;
}

/** The answer to a ping, at once: it tells how far away I am, so that in a race nobody is late because of that. */
export interface Pong {
  type: "pong";
  id: string;
}

export type Command = Pong | Hello | Open | Join | Start | Play | Say | Hint | Leave | Ready | Wish | Answer | Resume | Slack | Kick | Watchers | Mute | Report;

/** A card where it lies. Without a code only its back is seen. `at`: row and column, where they tell something. `letter` is the one that it shows or stands for where it lies, if that is one. `suit` and `rank` sort a hand. */
export interface Card {
  code: string | null;
  name: string;
  short: string;
  mark: string;
  at: number[] | null;
  letter: string;
  suit: number;
  rank: number;
}

/** A place for cards. `count` is null where the number is not shown; `owner` a seat. */
export interface Zone {
  key: string;
  name: string;
  layout: Layout;
  owner: number | null;
  yours: boolean;
  count: number | null;
  cards: Card[];
}

/** A word on the table, all of whose cards go into a new one: `cards` are their places in the field's values. `place` names where it lies. */
export interface Whole {
  key: string;
  word: string;
  place: string;
  cards: number[];
}

/** One thing to choose in a kind of move. `values` are what a move's text needs, `names` what people read. For cards that spell something, `letters` are those that each can stand for where it lies. The text of a move names the letter behind a card whose value is another: `A/E=E`; / stands between words, in a chain behind each that is complete, and a comma behind one that is not. `wholes` are words on the table to make another of; where a move says of which one, `onto` is the field for its key. `now` is how it lies at present, as a move would write it. */
export interface Field {
  key: string;
  name: string;
  domain: Domain;
  values: string[];
  names: string[];
  least: number;
  most: number;
  letters: string[];
  wholes: Whole[];
  onto: string;
  now: string[];
}

/** A move that can be made now: its text, what its button says, its fields, and what can be foretold of it. `takes` are the codes of the cards that the foretelling names, for the eye. */
export interface Choice {
  text: string;
  label: string;
  fields: Record<string, string[]>;
  foretold: string;
  takes: string[];
}

/** A move that cannot be made now, and why. */
export interface Barred {
  text: string;
  label: string;
  fields: Record<string, string[]>;
  reason: string;
}

/** A kind of move. Where `open` is set, other moves than those listed may be possible: the server judges. */
export interface Offer {
  verb: string;
  name: string;
  fields: Field[];
  moves: Choice[];
  barred: Barred[];
  open: boolean;
}

/** A labelled value beside the cards. `still`: it is the same all through the match, and need not be told again. */
export interface Fact {
  key: string;
  label: string;
  value: string;
  seats: number[];
  still: boolean;
}

/** A seat and who sits there. */
export interface Place {
  seat: number;
  name: string;
  held: string;
  side: number;
  you: boolean;
  bot: boolean;
  here: boolean;
  acts: boolean;
}

/** What a tour says at this point, and the move it waits for; none while others move, or where the tour is over. */
export interface Guide {
  lines: string[];
  move: Choice | null;
}

/** The whole table as one viewer may see it. */
export interface View {
  room: string;
  game: string;
  title: string;
  pack: string;
  cloth: string;
  clockwise: boolean;
  step: number;
  viewer: number | null;
  phase: "waiting" | "playing" | "over";
  status: string;
  places: Place[];
  zones: Zone[];
  facts: Fact[];
  offers: Offer[];
  result: string[];
  chat: "open" | "closed" | "off";
  seconds: number | null;
  one_deal: boolean;
  deal: number;
  options: Record<string, boolean | number | string>;
  won: boolean | null;
  match: number;
  dealt: number;
  agreed: string[];
  guide: Guide | null;
  seal: string;
  paused: boolean;
}

/** A sentence for log and ear, and the seat it is about. */
export interface Line {
  text: string;
  kind: Kind;
  seat?: number | null;
  run?: string[] | null;
}

/** Cards went from one zone to another: for the eye. */
export interface Moved {
  source: string;
  target: string;
  cards: (string | null)[];
}

/** What happened since the step before, and how the table looks now. */
export interface Step {
  type: "step";
  step: number;
  lines: Line[];
  moved: Moved[];
  view: View;
}

/** The zone with number `zone` has `count` cards: from `at` on `gone` of them are gone and `put` come there. */
export interface Cards {
  zone: number;
  count: number | null;
  at: number;
  gone: number;
  put: Card[];
}

/** In the row of facts, from place `at` on `gone` of them are gone and `put` come there. */
export interface Facts {
  at: number;
  gone: number;
  put: Fact[];
}

/** In the row of places, from place `at` on `gone` of them are gone and `put` come there. */
export interface Places {
  at: number;
  gone: number;
  put: Place[];
}

/** What of a view is not as it was. What is left out is as it was. */
export interface Changed {
  phase?: "waiting" | "playing" | "over" | null;
  status?: string | null;
  chat?: "open" | "closed" | "off" | null;
  result?: string[] | null;
  offers?: Offer[] | null;
  places?: Places | null;
  facts?: Facts | null;
  cards?: Cards[] | null;
}

/** What happened since the step `since`, the last that I was sent, and how the table differs now. */
export interface Change {
  type: "change";
  step: number;
  since: number;
  lines: Line[];
  moved: Moved[];
  seconds: number | null;
  view: Changed;
}

/** The answer to a hint: the best few moves, best first, with what can be foretold of them. */
export interface Hints {
  type: "hints";
  id: string;
  moves: string[];
}

/** Somebody who watches, and the number by which a command can name them. */
export interface Watcher {
  number: number;
  name: string;
}

/** The answer to who watches. */
export interface Watching {
  type: "watching";
  id: string;
  watchers: Watcher[];
}

/** A command was carried out; `room` is where I am now. */
export interface Done {
  type: "done";
  id: string;
  room: string;
}

/** A command was not carried out, why, and nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: string;
}

/** A line of chat by somebody. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  number: number;
}

/** What somebody at the table has asked for, in words; `yours`: I have to answer yet. */
export interface Asked {
  number: number;
  what: "takeback" | "pause" | "restart" | "watch";
  text: string;
  yours: boolean;
}

/** All that is asked for and not answered yet: it takes the place of the list before. */
export interface Wishes {
  type: "wishes";
  wishes: Asked[];
}

/** Answer with a pong at once. */
export interface Ping {
  type: "ping";
}

export type Frame = Step | Change | Hints | Watching | Done | Refused | Said | Wishes | Ping;

/** A value of an option and what it is called. */
export interface OptionValue {
  value: boolean | number | string;
  name: string;
}

/** An option for the form, its first value the default. */
export interface Option {
  key: string;
  name: string;
  values: OptionValue[];
}

/** Options by a name. */
export interface Variant {
  key: string;
  name: string;
  options: Record<string, boolean | number | string>;
}

/** An open room in the lobby's list. */
export interface RoomCard {
  room: string;
  game: string;
  title: string;
  seats: number;
  people: string[];
  free: number;
  playing: boolean;
  watch: "free" | "ask" | "no";
}

/** One thing to choose for a pack on paper; the first value is the usual one. */
export interface PaperField {
  key: string;
  label: string;
  values: OptionValue[];
}

/** The form by which a pack is put on paper, and what is said while that is done. */
export interface Papers {
  fields: PaperField[];
  about: string[];
  make: string;
  waits: string;
  saved: string;
}

/** To log in, or to be known from now on: an account's name and password, and the device's own token. */
export interface Credentials {
  name: string;
  password: string;
  token: string;
}

/** One of those that open an account, by the name that its maker gave it. `since`: when it was made. */
export interface Passkey {
  id: string;
  since: number;
}

/** How somebody has done at a game. `streak`: matches won in a row, now and at best. */
export interface GameFigures {
  game: string;
  title: string;
  played: number;
  won: number;
  shared: number;
  streak: number;
  best_streak: number;
  words: number;
  longest: string;
}

/** Who is logged in at a device, and their statistics. */
export interface Account {
  name: string;
  since: number;
  games: GameFigures[];
  passkeys: Passkey[];
  password: boolean;
}

/** Why a question over HTTP was not answered, for programs and for people. */
export interface Wrong {
  code: string;
  message: string;
}

/** A game in the lobby. */
export interface GameCard {
  key: string;
  name: string;
  about: string;
  kind: string;
  cloth: string;
  seats: number[];
  options: Option[];
  variants: Variant[];
  tour: boolean;
}

/** A deal of a match that is over. It was dealt after so many `moves`; `count` is what it came to, in words. `commit` was published before its first card, `seed` after its last; "" where the luck was no secret. */
export interface Dealt {
  moves: number;
  count: string[];
  commit: string;
  seed: string;
}

/** A match to look back at, from one seat. `lines` are the sentences of each step, the deal being step 0. `open` is true if everybody could know its luck beforehand, so that there is nothing to be checked. `record` is the match as a file keeps it. */
export interface Replay {
  key: string;
  game: string;
  title: string;
  names: string[];
  viewer: number | null;
  lines: string[][];
  deals: Dealt[];
  result: string[];
  open: boolean;
  record: string;
}

/** The card room for a page that keeps it: its version, the file it is in, and where Python is. `files` are all that is to be kept, with their bytes, as the page finds them from its own address; `words` are those among them that are word lists, by their alphabets. */
export interface Parcel {
  version: string;
  file: string;
  python: string;
  words: Record<string, string>;
  files: Record<string, number>;
}

/** A table that is kept on a device: its game, who plays there, how it stands, its matches, and my seat. */
export interface Kept {
  room: string;
  title: string;
  names: string[];
  phase: "waiting" | "playing" | "over" | "broken";
  moves: number;
  matches: number;
  seat: number | null;
}
