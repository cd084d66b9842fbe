# كلمات من الورق، وكلمات موضع شك، وفريق في لعبة فردية: ما تشترك فيه ألعاب الكلمات كلها.
# المعاملات: word الكلمة كما توضع، وcards أوراق، وwho لاعبون، وpeople عددهم، وcall كلمة أو نوع نقلة.

## الخيارات
option-level = كلمات القائمة
value-level-full = كلها
value-level-everyday = الشائعة
value-level-children = كلمات للأطفال
option-offensive = الكلمات البذيئة
value-offensive-not-for-children = تُحذف للأطفال
value-offensive-barred = تُحذف
value-offensive-allowed = تُحسب
option-repeats = يجوز وضع الكلمة مرة أخرى
option-mode = الكلمة
value-mode-challenge = تكون ما شئت، ويجوز الاعتراض عليها
value-mode-strict = لا بد أن تكون في القائمة
value-mode-honour = تكون ما شئت، وتبقى دائمًا
option-window = وقت الاعتراض
value-window-none = بلا حد
option-last_challenge = اعتراض خاطئ لم يأت دوره الضائع
value-last_challenge-free = لا يكلف شيئًا
value-last_challenge-costs = يكلف ما حسبته الكلمة
option-fallen_again = يجوز تكرار كلمة سقطت
option-stuck = إذا لم تبق كلمة ممكنة
value-stuck-ends = تنتهي اللعبة من نفسها
value-stuck-silent = على اللاعب أن ينتبه

## النقلات
verb-word = وضع كلمة
verb-exchange = تبديل ورق
verb-stand = القبول
verb-challenge = الاعتراض
verb-question = السؤال عن كلمة
verb-ready = الاستعداد
verb-unready = التراجع عن الاستعداد
verb-resign = الاستسلام
verb-vote = التصويت
field-word = الكلمة
field-cards = الورق
field-call = لصالح
move-word = ضع { $word }
move-exchange = بدِّل { $cards }
move-stand = اقبل الكلمة
move-challenge = اعترض
move-question = اسأل عن { $word }: تبقى مهما قالت القائمة
move-ready = انتهيت من البحث
move-unready = ما زلت أبحث
move-resign = استسلم
move-vote = صوِّت
move-vote-call = صوِّت: { $call }

## ما تدل عليه الورقة
letter-A = بمعنى إيه
letter-B = بمعنى { alpha-B }
letter-C = بمعنى { alpha-C }
letter-D = بمعنى { alpha-D }
letter-E = بمعنى إي
letter-F = بمعنى { alpha-F }
letter-G = بمعنى { alpha-G }
letter-H = بمعنى { alpha-H }
letter-I = بمعنى آي
letter-J = بمعنى { alpha-J }
letter-K = بمعنى { alpha-K }
letter-L = بمعنى { alpha-L }
letter-M = بمعنى { alpha-M }
letter-N = بمعنى { alpha-N }
letter-O = بمعنى أوه
letter-P = بمعنى { alpha-P }
letter-Q = بمعنى { alpha-Q }
letter-R = بمعنى { alpha-R }
letter-S = بمعنى { alpha-S }
letter-T = بمعنى { alpha-T }
letter-U = بمعنى يو
letter-V = بمعنى { alpha-V }
letter-W = بمعنى { alpha-W }
letter-X = بمعنى { alpha-X }
letter-Y = بمعنى { alpha-Y }
letter-Z = بمعنى { alpha-Z }

## الأسباب
reason-word-short = أقل الكلمات هنا { $least ->
    [two] حرفان
    [few] { $least } حروف
   *[other] { $least } حرفًا
}.
reason-word-letter = لا ورقة تدل على «{ $letter }».
reason-word-lacks = لكتابة { $word } { $count ->
    [1] تنقص ورقة
   *[other] ينقص ورق
}: { $letters }.
reason-word-fixed = { $card } على الطاولة تبقى { $letter }.
reason-word-cards = ليست كل هذه الأوراق موجودة.
reason-word-repeated = وُضعت { $word } من قبل.
reason-word-fallen = سقطت { $word } من قبل: ليست في القائمة.
reason-word-unknown = { $word } ليست في القائمة.
reason-exchange-too-many = { $most ->
    [one] لم تبق للسحب إلا ورقة واحدة.
    [two] لم تبق للسحب إلا ورقتان.
    [few] لم تبق للسحب إلا { $most } ورقات.
   *[other] لم تبق للسحب إلا { $most } ورقة.
}
reason-hints-closed = حيث يجوز الاعتراض لا يُرجع إلى القائمة ما دامت المباراة جارية.
reason-called-already = سبق اقتراح { $call }.

## كلمات موضع شك
lets-stand-you = تقبل الكلمة.
lets-stand-they = قبول من { $who }.
list-says = { $known ->
    [0] ليست في القائمة، لكنها تبقى
   *[other] هي في القائمة
}، وتُحسب كلمة من الآن.
questions-you = تسأل عن { $word }: { list-says }
questions-they = سؤال من { $who } عن { $word }: { list-says }
not-in-list = { $words ->
    [1] { $word } ليست في القائمة
   *[other] ليس في القائمة: { $word }
}
challenge-succeeds-you = تعترض وأنت محق: { not-in-list }.
challenge-succeeds-they = اعتراض صحيح من { $who }: { not-in-list }.
in-list = { $words ->
    [1] { $word } في القائمة
   *[other] في القائمة: { $word }
}
turns-lost = { $owed ->
    [one] الدور القادم ضائع
    [two] الدوران القادمان ضائعان
    [few] { $owed } أدوار قادمة ضائعة
   *[other] { $owed } دورًا قادمًا ضائعًا
}
challenge-fails-you = تعترض، لكن { in-list }؛ { turns-lost }.
challenge-fails-they = اعتراض من { $who }، لكن { in-list }؛ { turns-lost }.
still-owed = { $owed ->
    [0] {""}
    [one] ، وبقي دور آخر ضائع
    [two] ، وبقي دوران ضائعان
    [few] ، وبقيت { $owed } أدوار ضائعة
   *[other] ، وبقي { $owed } دورًا ضائعًا
}
passed-over-you = يضيع دورك{ still-owed }.
passed-over-they = يضيع دور { $who }{ still-owed }.
points-lost = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
challenge-costs-you = اعتراض خاطئ لم يأت دوره الضائع: تُخصم منك { points-lost }، والرصيد { $total }.
challenge-costs-they = اعتراض خاطئ لم يأت دوره الضائع: تُخصم من { $who } { points-lost }، والرصيد { $total }.
fact-in-doubt-you = كلمتك موضع الشك
fact-in-doubt-they = موضع الشك، من { $who }
fact-in-doubt-value = { $word }
fact-owed-you = يضيع عليك
fact-owed-they = يضيع على { $who }
fact-owed-value = { $owed ->
    [one] دور واحد
    [two] دوران
    [few] { $owed } أدوار
   *[other] { $owed } دورًا
}
fact-settled = كلمات تُحسب من الآن
fact-settled-value = { $word }
fact-fallen = كلمات سقطت
fact-fallen-value = { $word }

## فريق في لعبة فردية
calls-you = اقتراحك { $number }: { $call }.
calls-they = من { $who }، الاقتراح { $number }: { $call }.
waited-for = { $left ->
    [zero] {""}
    [one] {" "}واحد ما زال يبحث.
    [two] {" "}اثنان ما زالا يبحثان.
    [few] {" "}{ $left } ما زالوا يبحثون.
   *[other] {" "}{ $left } ما زالوا يبحثون.
}
ready-you = انتهيت من البحث.{ waited-for }
ready-they = انتهى بحث { $who }.{ waited-for }
unready-you = تعود إلى البحث.
unready-they = عودة إلى البحث من { $who }.
nothing-called = { $left ->
    [0] لم يخرج شيء للمرة الثالثة: تُترك اللعبة.
    [1] لم يخرج شيء؛ مرة أخرى وتُترك اللعبة.
   *[other] لم يخرج شيء. لكم أن تبحثوا من جديد.
}
to-vote = للتصويت { $number }: { $call }.
votes-you = صوَّتَّ.
votes-they = تم تصويت { $who }.
voted-for-you = صوتك: { $call }.
voted-for-we = صوتك وصوت { $others }: { $call }.
voted-for-they = صوت { $who }: { $call }.
vote-again = لم تتفقوا كلكم. التصويت، الجولة { $round }.
rolls = النرد على { $call }: { $roll }.
fact-call = الاقتراح { $number }
fact-call-value = { $call }
fact-ready = انتهى بحث
fact-ready-value = { $ready }
fact-voting = التصويت
fact-voting-value = الجولة { $round }
fact-vote-you = صوتك الأخير
fact-vote-they = آخر صوت: { $who }
fact-vote-value = { $call }
