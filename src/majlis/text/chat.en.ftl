# Chat.
reason-chat-off = There is no chat at this table.
reason-chat-players-only = Only the players can chat at this table.
reason-chat-empty = There is nothing in this line.
reason-chat-too-long = A line has { $most } characters at the most.
