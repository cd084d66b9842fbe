# What a table agrees on.
status-paused = The match is paused.
line-paused = The match is paused, as { $name } asked.
line-resumed = { $name } goes on; the match is no longer paused.
line-ready = { $name } is ready.
line-not-ready = { $name } is not ready yet.
line-slack = The seconds of { $name } have been changed.
line-kicked = { $name } has been sent away; a bot plays on.
line-pause-asks = { $name } asks for a pause.
line-pause-denied = There is no pause now.
line-watch-asks = { $name } would like to watch.
secret-move = a hidden move
line-takeback-asks = { $name } asks to take back “{ $move }”{ $later ->
    [0] .
    [one] {" "}and the move after it.
   *[other] {" "}and the { $later } moves after it.
}
line-takeback-denied = The move of { $name } stands: “{ $move }”.
line-takeback-granted = { $name } takes back “{ $move }”{ $later ->
    [0] .
    [one] {" "}and the move after it.
   *[other] {" "}and the { $later } moves after it.
}
line-restart-asks = { $name } asks to begin this deal again.
line-restart-denied = This deal goes on.
line-restart-granted = { $name } begins this deal again.
reason-no-restart = Only a numbered deal can be begun again, and only where moves may be taken back.
reason-deal-number = A deal has a number from 1 to { $most }, and only where nobody plays against anybody.
reason-paused = The match is paused.
reason-not-paused = The match is not paused.
reason-no-takebacks = At this table no move is taken back.
reason-nothing-to-take-back = You have made no move yet.
reason-no-such-wish = Nobody is waiting for this answer any more.
reason-not-let-in = The table would rather not be watched.
reason-no-watching = This table is not to be watched.
reason-sent-away = You have been sent away from this room.
reason-not-yours = Only who opened the room may do that.
reason-nobody-there = Nobody sits there.
reason-no-such-line = There is no such line.
reason-seats-free = There are free seats, and bots are not to take them.
