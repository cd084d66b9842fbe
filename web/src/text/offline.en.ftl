
## Away
away-kept = There is no connection to the card room. The games are listed as they were last; a table opens again when the connection is back.
away-forgets = This browser keeps nothing for this page: its storage is full or closed. If the page is loaded again, your seat, your name and your wishes are gone.
away-plain = This page came over plain http. It cannot be installed, opened without a connection, or check the luck of a match; everything else works.
away-understood = Understood
away-install = Install Majlis on this device
here = On this device
line-stale = The connection is lost. The table is shown as it was then. Trying again.
line-slow = No answer yet; your move is waiting.
line-not-sent = There is no connection: nothing was sent, and nothing will be sent later. Try again when it is back.
line-on-its-way = What you did last may not have arrived; it is sent once more when the connection is back, and counts once.

## Sounds
volumes = How loud each sound is
volume-play = a card is played
volume-yours = you play a card
volume-take = cards are taken
volume-draw = a card is drawn
volume-deal = cards are dealt
volume-big = something great
volume-count = points are counted
volume-end = the match ends
volume-room = somebody comes or goes
volume-chat = somebody writes
volume-guide = the guide of a tour
volume-turn = it is your turn
volume-barred = something cannot be
