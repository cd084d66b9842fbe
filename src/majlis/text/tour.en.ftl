# Guided tours.
tour-now = Now: { $move }.
tour-ends = This is the end of the tour. Go on playing as long as you like; now every move is yours.
tour-hint = Type this, or press Enter alone and it is done for you.
reason-tour-other = The tour does something else here: do what it asks for, or let it be done for you.
reason-no-tour = There is no tour of “{ $game }” yet.
