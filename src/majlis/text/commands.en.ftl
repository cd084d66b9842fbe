# The command line: help, answers, and what it refuses. Arguments are written as they are typed.

## Help
help-usage = majlis [COMMAND] [--lang en|ar|el] [--json]: without a command the card room opens. Commands:
help-more = majlis COMMAND --help tells more. Exit codes: 0 done, 2 refused, 130 interrupted.
command-games = all games: key, names, seats, options and variants
command-play = play in the terminal, against bots
command-ask = who may do what in a position: every legal move, and the barred ones with reasons
command-apply = the position after a move, and what each seat and a spectator hears
command-simulate = many matches between bots: speed, outcomes, and a hash over all records
command-replay = tell a match again from its record
command-words = words that can be made of cards
command-define = what a word means
command-bench = measure: engine, words or rooms
command-serve = the card room in the browser, with its settings
argument-lang = the language of messages
argument-json = the answer as JSON, for programs
argument-key = the key of a game; majlis games tells them
argument-file = a file; - is standard input
argument-seat = a seat, counted from 0
argument-move = a move as text, such as play 7D
argument-seed = any text; the same seed gives the same cards
argument-matches = how many matches to play
argument-seats = how many play
argument-bots = the kinds of bots by seat: random, greedy
argument-options = options of the game
argument-variant = a variant of the game by its name
argument-jobs = how many processes share the work
argument-verify = check the shuffles against what was committed before them
argument-record = keep the match in this file, or go on with the one kept there
argument-plain = plain letters only: no marks of direction, no editing of the line
argument-verbosity = how much is told: terse, normal or full
argument-host = the address to listen on
argument-port = the port to listen on
argument-database = the file of the store, or the address of a database
argument-bus = the address of what joins several nodes
argument-lan = listen on all interfaces and show the address to the phones round the table

## Answers
games-seats = players: { $seats }
games-option = --options { $name }=... ({ $label }): { $values }; if nothing is said { $default }
ask-nobody = The match is over: nobody may move.
ask-seat = Seat { $seat }:
ask-barred = not { $move }: { $reason }
ask-open = { $kind } with { $fields }, freely chosen; for example:
apply-spectator = A spectator:
apply-after = The position after it:
simulate-hash = Hash of all records: { $hash }
simulate-counts = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
simulate-speed = { $seconds } seconds, { $speed } decisions a second.
simulate-seat = Seat { $seat }, { $bot }: won { $won }, mean score { $mean }.
simulate-progress = { $done } of { $matches } matches.
replay-unfinished = The record ends here, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; the match is not over.
replay-score = Seat { $seat }: score { $score }.
replay-hash = Hash: { $hash }
replay-verified = { $deals ->
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
reason-no-bus = This card room runs on one node and has no bus.
reason-argument-missing = Something is missing: { $name }; see { $help }.
reason-argument-unknown = “{ $name }” has no place here; see { $help }.
reason-argument-without-value = { $name } needs a value; see { $help }.
reason-argument-with-value = { $name } takes no value; see { $help }.
reason-argument-wrong = These arguments cannot be understood; see { $help }.
reason-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
reason-not-a-pair = “{ $text }” is not an option; write name=value.
reason-name-twice = The name “{ $name }” stands here twice.
reason-not-text = This is not text in UTF-8.
reason-unreadable-file = The file { $name } cannot be read.
reason-unwritable-file = The file { $name } cannot be written.
reason-too-long = This is longer than { $most } characters.
reason-closed-pipe = Whoever was reading has closed the output.
reason-disk-full = The disk is full.
reason-interrupted = Interrupted.
reason-nothing-committed = This record was dealt from a seed that all may know: nothing was committed, so there is nothing to check.
reason-not-committed = No seed was committed for deal { $deals }.
reason-not-verified = The revealed seed is not the one that was committed: deal { $deals }.
reason-not-this-match = This file keeps a match of { $game } and not of { $asked }.
reason-match-was-finished = The match kept in this file is over; choose another file, or hear it with majlis replay.
reason-record-has-no-seed = The match kept in this file was dealt from sealed seeds and cannot go on here.
