
## On this device
here-what = The card room on this device
here-about = Once it is kept here, games alone and against bots need no connection: the rules, the bots and the words to read and hear are all on this device. What is played here stays here and nobody else sees it.
here-not = Not here: games with other people. A table of the card room waits for the connection; a table of this page does not.
here-keep = Keep the games on this device, { NUMBER($size) } MB
here-fetching = The games are being fetched.
here-done = The games are kept on this device.
here-failed = That did not work. Is there a connection, and room on this device?
here-none = The card room cannot be reached now, or hands out nothing to keep.
here-newer = The card room has a newer version of the games.
here-renew = Fetch the newer version
here-kept = The games are kept on this device.
here-away = There is no connection, and none is needed here. The games are of the version that was fetched last.
here-tables = Tables on this device
here-waking = The games are being made ready. The first time this takes some seconds.
here-no-tables = No table yet. Open one with the form.
here-waiting = not begun
here-playing = { $count ->
    [0] just dealt
    [one] one move made
   *[other] { $count } moves made
}
here-over = over
here-go-on = Go on
here-broken = A table that is broken
here-broken-why = What this device kept of it cannot be read any more. It can only be put away.
here-forget = Put away for good
here-forgotten = Put away: { $game }.
here-figures = Matches on this device
here-erase = Erase these figures
here-erase-sure = All figures on this device go. The tables stay. Nothing brings the figures back.
here-erase-now = Erase them for good
here-erased = The figures are erased.
here-open = Open a table here
