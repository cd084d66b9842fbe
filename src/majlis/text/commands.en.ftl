# The command line: help, answers, and what it refuses. Arguments are written as they are typed.

## Help
cli-help-usage = majlis [COMMAND] [--lang en|ar|el] [--json]: without a command the card room opens. Commands:
cli-help-more = majlis COMMAND --help tells more. Exit codes: 0 done, 2 refused, 130 interrupted.
cli-command-games = all games: key, names, seats, options and variants
cli-command-play = play in the terminal, against bots
cli-command-tour = a guided tour of a game: a few moves on a fixed deal, explained as they are made
cli-command-ask = who may do what in a position: every legal move, and the barred ones with reasons
cli-command-apply = the position after a move, and what each seat and a spectator hears
cli-command-simulate = many matches between bots: speed, outcomes, and a hash over all records
cli-command-replay = tell a match again from its record
cli-command-print = a pack as PDF to print and cut, with names in three languages, braille if wanted, rules and a table of points
cli-command-words = words that can be made of cards
cli-command-define = what a word means
cli-command-bench = measure: engine, words, rooms or adapters
cli-command-serve = the card room in the browser, with its settings
cli-command-work = think for the bots of a house of several machines
cli-argument-lang = the language of messages
cli-argument-json = the answer as JSON, for programs
cli-argument-pack = the key of a pack
cli-argument-paper = a4, letter, or millimetres such as 210x297
cli-argument-cut = the outline of a card: poker, round, or millimetres such as 63x88
cli-argument-large = large print
cli-argument-braille = six-dot braille on the cards, drawn to size
cli-argument-no_braille = no braille, also where it belongs to the pack
cli-argument-brf = also a file for an embosser
cli-argument-rules = the game whose rules come with the pack
cli-argument-output = the file to write; one that ends in .brf is text for an embosser, and nothing else is written
cli-argument-cards = a file with counts and values of your own pack
cli-argument-key = the key of a game; majlis games tells them
cli-argument-file = a file; - is standard input
cli-argument-seat = a seat, counted from 0
cli-argument-move = a move as text, such as play 7D
cli-argument-seed = any text; the same seed gives the same cards
cli-argument-matches = how many matches to play
cli-argument-seats = how many play
cli-argument-bots = the kinds of bots by seat: level1 to level4, random, greedy
cli-argument-options = options of the game
cli-argument-variant = a variant of the game by its name
cli-argument-jobs = how many processes share the work
cli-argument-analyse = tell the worst moves and what the strongest bot would have done
cli-argument-verify = check the shuffles against what was committed before them
cli-argument-record = keep the match in this file, or go on with the one kept there
cli-argument-one_deal = a short match: it ends with its first deal
cli-argument-long = also options and variants of all of them
cli-argument-room = play in a card room: its address opens a table there, with #ROOM behind it you sit down at that one
cli-argument-watch = watch at the table that --room names, without a seat
cli-argument-name = your name at that table
cli-argument-plain = plain letters only: no marks of direction, no editing of the line
cli-argument-verbosity = how much is told: terse, normal or full
cli-argument-host = the address to listen on
cli-argument-port = the port to listen on
cli-argument-database = the file of the store, or the address of a database
cli-argument-bus = the address of what joins several nodes
cli-argument-lan = listen on all interfaces and show the address to the phones round the table

## Answers
cli-games-seats = players: { $seats }
cli-games-more = More of one of them: majlis games KEY; of all: majlis games --long.
cli-games-option = --options { $name }=... ({ $label }): { $values }; if nothing is said { $default }
cli-ask-nobody = The match is over: nobody may move.
cli-ask-seat = Seat { $seat }:
cli-ask-barred = not { $move }: { $reason }
cli-ask-open = { $kind } with { $fields }, freely chosen; for example:
cli-apply-spectator = A spectator:
cli-apply-after = The position after it:
cli-simulate-hash = Hash of all records: { $hash }
cli-simulate-counts = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
cli-simulate-speed = { $seconds } seconds, { $speed } decisions a second.
cli-simulate-seat = Seat { $seat }, { $bot }: won { $won }, mean score { $mean }.
cli-simulate-progress = { $done } of { $matches } matches.
cli-replay-unfinished = The record ends here, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; the match is not over.
cli-replay-score = Seat { $seat }: score { $score }.
cli-replay-no-slips = No move stands out that the strongest bot would surely have bettered.
cli-replay-slip = Move { $move }: seat { $seat } chose “{ $played }”. Better: “{ $better }”.
cli-replay-hash = Hash: { $hash }
cli-replay-verified = { $deals ->
    [one] { $deals } deal was
   *[other] { $deals } deals were
} shuffled by the seed committed before.

## Refused
reason-unknown-command = There is no command “{ $name }”; the commands are { $known }.
reason-unknown-language = There is no language “{ $name }”; the languages are { $known }.
reason-unknown-bot = There is no bot “{ $name }”; the bots are { $known }.
reason-unknown-bench = There is no bench “{ $name }”; the benches are { $known }.
reason-unknown-verbosity = Verbosity cannot be “{ $name }”; it can be { $known }.
reason-no-benches = There is no folder bench here: benches run in a checkout only.
reason-part-missing = This installation lacks { $part }.
reason-no-bus = The bus { $url } cannot be reached: { $error }. Start NATS there, or give another address.
reason-bad-bus = { $url } is no address of a bus; it looks like nats://host:4222.
reason-argument-missing = Something is missing: { $name }; see { $help }.
reason-argument-unknown = “{ $name }” has no place here; see { $help }.
reason-argument-without-value = { $name } needs a value; see { $help }.
reason-argument-with-value = { $name } takes no value; see { $help }.
reason-argument-wrong = These arguments cannot be understood; see { $help }.
reason-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
reason-not-an-option = “{ $text }” is not an option; write name=value.
reason-name-twice = The name “{ $name }” stands here twice.
reason-not-text = This is not text in UTF-8.
reason-unreadable-file = The file { $name } cannot be read.
reason-unwritable-file = The file { $name } cannot be written.
reason-file-too-long = This is longer than { $most } characters.
reason-closed-pipe = Whoever was reading has closed the output.
reason-disk-full = The disk is full.
reason-interrupted = Interrupted.
reason-nothing-committed = This record was dealt from a seed that all may know: nothing was committed, so there is nothing to check.
reason-not-committed = No seed was committed for deal { $deals }.
reason-not-verified = The revealed seed is not the one that was committed: deal { $deals }.
reason-not-this-match = This file keeps a match of { $game } and not of { $asked }.
reason-match-was-finished = The match kept in this file is over; choose another file, or hear it with majlis replay.
reason-record-has-no-seed = The match kept in this file was dealt from sealed seeds and cannot go on here.
cli-list-read = { $file }: { $words } words; { $left } lines left out.
reason-list-language = A list is given as LANGUAGE=FILE for a game of words; “{ $name }” is none of the languages { $known }.
cli-argument-list = a word list of your own (text or .gz), for serve as LANGUAGE=FILE

## The solver
cli-command-solve = can this deal of a game for one person be won, and how?
cli-argument-positions = after how many positions the solver gives up
cli-solve-won = This deal can be won, in { $moves } moves.
cli-solve-lost = This deal cannot be won.
cli-solve-open = Gave up after { $positions } positions: whether this deal can be won is not known.
cli-solve-best = Nothing better is possible.
cli-solve-so-far = This is the best that was found; there may be better.
cli-solve-looked = Positions looked at: { $positions }. Outcome: { $score }.
cli-solve-move = { $number }. { $move }
cli-solve-share = Of { $matches } deals { $won } can be won, { $lost } cannot; for { $open } the solver gave up.
cli-solve-mean = Mean of the best outcomes found: { $mean }.
reason-not-for-one = { $game } is not played alone: the solver looks at games for one person only.
reason-solver-alone = The solver knows every card: it looks at deals of its own and sits at no table with others.

## The laws
cli-command-laws = does a game keep the laws of every game? For who writes one
cli-argument-seeds = how many matches at random for each law and table
cli-laws-kept = kept: { $law } ({ $where })
cli-laws-broken = BROKEN: { $law } ({ $where }): { $broken }
cli-law-1-it-ends = Somebody may move until the end and nobody after it, and the end comes within the bound.
cli-law-2-replays = A record replays to the same state.
cli-law-3-no-card-is-lost = No card is lost or made.
cli-law-4-and-5 = What a seat cannot know changes nothing that it is sent, and the worlds it may imagine are possible.
cli-law-6-forks = A fork is whole and independent.
cli-law-7-refusals = An illegal move says why and changes nothing.
cli-law-8-offers = Offers, legal moves and refusals agree.
cli-law-9-round-trips = Positions, records and moves go to text and back.
cli-law-of-bots = Bots choose legal moves and know no more than their seat.
cli-law-10-sentences = All that can be said has a sentence in every language.
reason-laws-broken = { $broken } of { $judged } judgements say that a law is broken.

## Games that others have written
cli-games-broken = The game { $name } of another project stays out. { $reason }
reason-game-key-taken = A game “{ $name }” is in Majlis already.
reason-game-fails = The game “{ $name }” cannot be loaded ({ $error }).
reason-game-other-key = The game “{ $name }” gives “{ $found }” as its key.
reason-game-lacks = The game “{ $name }” lacks { $files }.
