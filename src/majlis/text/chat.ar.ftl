# المحادثة.
reason-chat-off = لا محادثة على هذه الطاولة.
reason-chat-players-only = المحادثة على هذه الطاولة للاعبين فقط.
reason-chat-empty = هذا السطر فارغ.
reason-chat-too-long = السطر لا يزيد على { $most } حرف.
