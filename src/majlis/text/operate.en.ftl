# For who runs the room.
admin-title = Majlis: rooms and audit log
admin-rooms = Open rooms
admin-audit = Audit log
admin-room = Room
admin-game = Game
admin-people = Players
admin-connected = Connected
admin-state = State
admin-when = When (UTC)
admin-what = What
admin-text = Text
admin-playing = playing
admin-waiting = waiting
cli-command-backup = copy the store of the card room to a file, also while it is open
cli-command-restore = put such a copy back, while the room is closed
cli-argument-replace = put it in the place of a store that is there, which is kept beside it
cli-backup-made = { $name } holds { $count ->
    [one] one room.
   *[other] { $count } rooms.
}
cli-backup-restored = { $count ->
    [one] One room is back, from { $name }.
   *[other] { $count } rooms are back, from { $name }.
}
cli-command-rebuild = make again from the logs of the rooms what is kept beside them: each room at a glance, and statistics
cli-rebuilt = { $count ->
    [one] One room was read again.
   *[other] { $count } rooms were read again.
}
cli-rebuilt-not = { $count ->
    [one] One room could not be read by the rules that are here; what was kept of it stays.
   *[other] { $count } rooms could not be read by the rules that are here; what was kept of them stays.
}
reason-database-there = There is a store at { $name } already; --replace puts the copy in its place and keeps it beside.
reason-not-a-file = { $name } is no file: that database has tools of its own for copies.
reason-copy-onto-itself = { $name } is the store itself; a copy needs a file of its own.
reason-cannot-copy = { $name } cannot be copied: { $error }
