# The room.
status-waiting = Waiting for players.
status-ready = The match can begin.
status-ready-bots = The match can begin; bots take the free seats.
status-your-turn = Your turn
status-turn = { $people ->
    [one] { $who } is on turn
   *[other] Waiting for { $who }
}
status-over = The match is over.
result-won = { $who } { $people ->
    [one] wins.
   *[other] win.
}
result-you = You win.
result-shared = { $who } share the win.
place-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
line-joined = { $name } sits down.
line-left = { $name } leaves; a bot plays on.
line-back = { $name } is back.
line-started = The match begins.
reason-no-such-room = There is no such room; it may have closed.
reason-room-full = All seats are taken; you can watch.
reason-room-not-started = The match has not begun.
reason-room-started = The match has begun already.
reason-not-seated = You are only watching.
reason-no-room = You are in no room.
reason-no-such-page = There is nothing at { $path }.
reason-no-such-question = { $path } is not asked in that way.
reason-too-long-a-question = That is longer than this card room reads.
reason-bad-question = This card room does not understand the question: { $error }
reason-bad-frame = That is not a message of this protocol: { $error }
reason-old-protocol = This page is older or newer than the room; load it again.
reason-too-fast = Too many messages; wait a moment.
reason-too-many-prints = Too many prints are asked for just now; wait a moment.
reason-too-many-records = Too many records, one after the other; wait a moment.
reason-too-many-reports = Too many reports, one after the other; wait a minute.
reason-too-many-wishes = Too many wishes wait for an answer at this table; answer those first.
reason-too-many-tries = Too many tries; wait a few minutes.
reason-stale = The table has changed since; look again and choose once more.
reason-ahead = This move was meant for a table that is not there yet; look again and choose once more.
reason-no-hint = Nobody knows a hint just now; ask again.
reason-bad-password = A password has { $least } to { $most } characters.
reason-name-taken = Somebody else has that name; choose another.
reason-wrong-login = That name and password do not belong together.
reason-not-logged-in = Nobody is logged in on this device.
reason-wrong-passkey = That passkey opens nothing here, or the answer came too late.
reason-passkey-elsewhere = Passkeys can be used only on the card room’s own page; open it and try there.
reason-passkeys-full = An account has { $most } passkeys at most.
reason-last-passkey = Nothing else opens this account; choose a password first, or add another passkey.
reason-hello-first = Say hello first.
reason-bad-name = A name has 1 to { $most } letters.
reason-unknown-bot = There is no bot “{ $name }”; there are { $known }.
reason-rooms-full = There is no room for one more table now; try again later.
reason-broken = Something went wrong in this room; it is closed. Nothing else is touched.
reason-room-of-other-rules = This room was opened with rules that this card room does not have. It is kept, and goes on where they are installed.
reason-bad-token = The token of a device has 16 to 200 characters.
reason-cannot-keep = Nothing can be kept in { $name }: { $error }. Choose another with --database.
reason-cannot-listen = Nothing can listen on { $host }, port { $port }: { $error }. Choose another with --port.
serve-at = Majlis is open at { $url }
serve-qr = Point the camera of a phone in the same network at the square to come in.
bot-0 = Nadim
bot-1 = Iris
bot-2 = Tariq
bot-3 = Daphne
bot-4 = Salma
bot-5 = Nikos
bot-6 = Layla
bot-7 = Theo
bot-8 = Karim
bot-9 = Zoe
bot-10 = Yara
bot-11 = Stelios
bot-12 = Rami
bot-13 = Eleni
place-also = { $held }, { $also }
place-left = { $minutes } min { $seconds } s left for the match
place-bot = bot, { $held }
place-bot-alone = bot
place-free = free, a bot can play
reason-not-written = This could not be written down, so nothing has changed; try again in a moment.
reason-elsewhere = This table is at another machine that cannot be reached just now; try again in a moment.
reason-chat-closed = Chat is open while a match is on.
result-together-won = The game is won.
result-together-lost = The game is lost.
reason-database-in-use = Another card room has { $name } open; close that one first, or name another file with --database.
reason-database-newer = A newer Majlis has written { $name }; this one cannot read it.
reason-too-many-rooms = Too many rooms have been opened from here; wait a minute.
