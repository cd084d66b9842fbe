# Looking back at a match.
reason-replay-too-long = A match of more than { $most } moves cannot be looked at here.
reason-replay-no-step = There is no step { $number }; the last one is { $most }.
reason-replay-no-match = This room has not played so many matches.
reason-replay-not-over = This match can be looked at when it is over.
reason-replay-forgotten = This record is no longer here: open its file again.
