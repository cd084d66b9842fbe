# ما يتفق عليه أهل الطاولة.
status-paused = المباراة متوقفة مؤقتًا.
line-paused = توقفت المباراة مؤقتًا بطلب من { $name }.
line-resumed = انتهى التوقف بطلب من { $name }، والمباراة مستمرة.
line-ready = تأكيد الاستعداد للعب: { $name }.
line-not-ready = لا استعداد بعد: { $name }.
line-slack = تغيّرت مهلة { $name }.
line-kicked = إخراج من الغرفة: { $name }، ويكمل اللعب لاعب آلي.
line-pause-asks = طلبُ توقف مؤقت من { $name }.
line-pause-denied = لا توقف الآن.
line-watch-asks = طلبُ مشاهدة من { $name }.
secret-move = حركة مخفية
line-takeback-asks = طلبُ تراجع من { $name } عن «{ $move }»{ $later ->
    [0] .
    [one] {" "}وعن الحركة التي تلتها.
    [two] {" "}وعن الحركتين التاليتين.
    [few] {" "}وعن { $later } حركات تلتها.
    [many] {" "}وعن { $later } حركة تلتها.
   *[other] {" "}وعن { $later } حركة تلتها.
}
line-takeback-denied = تبقى حركة { $name } كما هي: «{ $move }».
line-takeback-granted = تمّ التراجع بطلب من { $name } عن «{ $move }»{ $later ->
    [0] .
    [one] {" "}وعن الحركة التي تلتها.
    [two] {" "}وعن الحركتين التاليتين.
    [few] {" "}وعن { $later } حركات تلتها.
    [many] {" "}وعن { $later } حركة تلتها.
   *[other] {" "}وعن { $later } حركة تلتها.
}
line-restart-asks = طلبٌ من { $name } لبدء هذه التوزيعة من جديد.
line-restart-denied = تستمر هذه التوزيعة.
line-restart-granted = بدأت هذه التوزيعة من جديد بطلب من { $name }.
reason-no-restart = لا تُعاد من البداية إلا توزيعة مرقمة، وحيث يجوز التراجع عن الحركات.
reason-deal-number = رقم التوزيعة من 1 إلى { $most }، وحيث لا يلعب أحد ضد أحد.
reason-paused = المباراة متوقفة مؤقتًا.
reason-not-paused = المباراة ليست متوقفة.
reason-no-takebacks = لا تراجع عن الحركات على هذه الطاولة.
reason-nothing-to-take-back = لم تلعب شيئًا بعد.
reason-no-such-wish = لم يعد أحد ينتظر هذا الجواب.
reason-not-let-in = يفضّل اللاعبون ألا يشاهدهم أحد.
reason-no-watching = المشاهدة غير متاحة في هذه الطاولة.
reason-sent-away = لقد أُخرجت من هذه الغرفة.
reason-not-yours = هذا لمن فتح الغرفة وحده.
reason-nobody-there = لا أحد يجلس هناك.
reason-no-such-line = لا يوجد سطر كهذا.
reason-seats-free = هناك مقاعد خالية، ولا يجوز أن يشغلها لاعبون آليون.
