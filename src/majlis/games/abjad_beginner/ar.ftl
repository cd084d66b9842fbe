# أبجد، مستوى المبتدئين. الورقة مؤنثة، والمخاطب مفرد مذكر.
name = أبجد، مستوى المبتدئين
about = العب الحرف نفسه أو اللون نفسه، وقل «أبجد» حين تبقى معك ورقة واحدة، وتخلص من أوراقك قبل غيرك.
variant-five = أبجد بخمسة ألوان
variant-relaxed = أبجد على مهل
variant-stacking = أبجد بورقة سحب فوق ورقة سحب

## خيارات الطاولة
option-pack = الأوراق
value-pack-four = أربعة ألوان
value-pack-five = خمسة ألوان، فيها الهمزة وحروف أخرى خاصة
option-next_dealer = الموزع التالي
value-next_dealer-left = اللاعب على يسار الموزع
value-next_dealer-winner = الفائز بالجولة
option-reverse_of_two = ورقة العكس بين لاعبين اثنين
value-reverse_of_two-skips = تتخطى اللاعب الآخر
value-reverse_of_two-turns = تغير الاتجاه فقط
option-drawing = السحب
value-drawing-forced = لمن لا تصلح عنده أي ورقة
value-drawing-keep-wild = لمن لا يصلح عنده إلا الجوكر
value-drawing-free = لمن شاء
option-drawn_card = الورقة المسحوبة إن صلحت
value-drawn_card-must = تُلعب حتمًا
value-drawn_card-may = يجوز الاحتفاظ بها
option-stacking = يجوز الرد على ورقة السحب بورقة سحب
option-stuck = الجولة التي لا يمكن إكمالها
value-stuck-void = لا تُحسب لأحد
value-stuck-lowest = لصاحب أقل النقاط في يده
option-window = ثواني الإمساك بمن نسي النداء
option-bots_forget = كم مرة في المئة تنسى الروبوتات النداء
option-last_draw_two = ورقة السحب تعمل وإن كانت آخر ورقة
option-open_discards = يجوز النظر في الأوراق الملعوبة

## الأماكن
zone-stock = كومة السحب
zone-discard = كومة اللعب
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات
verb-play = اللعب
verb-abjad = نداء «أبجد»
verb-call = اللعب مع نداء «أبجد»
verb-catch = الإمساك
verb-quiet = السكوت
verb-name = تسمية اللون
field-part = اللون
field-name = اللون
move-play = العب { $card_object }
move-play-card-part = العب { $card_object }، واللون { $part }
move-call = اسحب، وقل «أبجد» إن لُعبت الورقة
move-call-card = العب { $card_object } وقل «أبجد»
move-call-card-part = العب { $card_object }، واللون { $part }، وقل «أبجد»
move-draw = اسحب
move-pass = احتفظ بالورقة ومرِّر
move-abjad = قل «أبجد»
move-catch = أمسك بمن لعب الآن
move-quiet = لا تقل شيئًا
move-name = اختر اللون { $name }

## الأسباب
reason-does-not-fit = لا يصلح هنا إلا اللون { $colour } أو { $letter } أو جوكر.
reason-wrong-colour = لا يصلح هنا إلا اللون { $colour } أو جوكر آخر.
reason-must-play = معك ورقة تصلح، فلا بد أن تلعب.
reason-draw-first = العب ورقة، أو اسحب أولًا.
reason-only-the-card-drawn = لا تُلعب في هذا الدور إلا الورقة التي سحبتها للتو.
reason-already-drawn = لقد سحبت في هذا الدور.
reason-nothing-to-draw = لم يبق ما يُسحب.
reason-answer-the-draw-two = رُدَّ بورقة سحب، أو اسحب.
reason-name-first = اختر أولًا لون الجوكر المكشوف.
reason-wait-for-catches = لحظة: ما زال أمام الآخرين وقت للإمساك.
reason-only-after-a-play = لا تقول «أبجد» إلا بعد لعبك أنت، مرة واحدة، وما لم يلعب التالي.
reason-nobody-to-catch = لا أحد هنا تمسك به: المحاولة مرة واحدة على آخر من لعب، ولا تكون على نفسك.
reason-say-the-colour = اذكر اللون أيضًا، مثل play wild red.

foresee-goes-out = آخر أوراقك: تفوز بالجولة
foresee-makes-miss = يفوت الدور على { $who }
foresee-turns-round = ينعكس الاتجاه، ثم الدور على { $who_you ->
    [1] نفسك
   *[other] { $who }
}
foresee-makes-draw = السحب على { $who }: { $due ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $due } ورقات
   *[other] { $due } ورقة
}

## ما يحدث
round-begins-you = الجولة { $round }. سبع ورقات لكل لاعب، والتوزيع عليك.
round-begins-they = الجولة { $round }. سبع ورقات لكل لاعب، والتوزيع على { $who }.
first-card = أول ورقة في كومة اللعب: { $card_object }.
your-hand-you = في يدك: { $cards_object }.
left = { $left ->
    [0] ، وهي آخر ورقة
    [one] . الباقي ورقة واحدة
    [two] . الباقي ورقتان
    [few] . الباقي { $left } ورقات
   *[other] . الباقي { $left } ورقة
}
calling = { $called ->
    [1] {" "}وتقول «أبجد»
   *[other] {""}
}
calls-too = { $called ->
    [1] {" "}مع نداء «أبجد»
   *[other] {""}
}
plays-you = تلعب { $card_object }{ calling }{ left }.
plays-they = من { $who }: { $card_object }{ calls-too }{ left }.
plays-naming-you = تلعب { $card_object } وتختار اللون { $colour }{ calling }{ left }.
plays-naming-they = من { $who }: { $card_object }، واللون { $colour }{ calls-too }{ left }.
names-you = تختار للجوكر اللون { $colour }، والبداية عليك.
names-they = اختيار { $who } للجوكر اللون { $colour }، والبداية من هناك.
misses-you = يفوتك الدور.
misses-they = يفوت الدور على { $who }.
turns-round = انعكس الاتجاه، والدور الآن { $next_you ->
    [1] عليك
   *[other] على { $next }
}.
due-cards = { $due ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $due } ورقات
   *[other] { $due } ورقة
}
must-answer-you = عليك أن ترد بورقة سحب أو تسحب { due-cards }.
must-answer-they = على { $who } الرد بورقة سحب أو سحب { due-cards }.
holding = { $hand ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
   *[other] { $hand } ورقة
}
counted = { $cards_count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards_count } ورقات
   *[other] { $cards_count } ورقة
}
draws-due-you = { $cards_count ->
    [0] لم يبق ما تسحبه
   *[other] تسحب { $cards_object }
}، ويفوتك الدور. في يدك { holding }.
draws-due-they = { $cards_count ->
    [0] لم يبق ما يُسحب
   *[other] السحب على { $who }: { counted }
}، مع فوات الدور. في اليد { holding }.
draws-last-you = { $cards_count ->
    [0] لم يبق ما تسحبه.
   *[other] تسحب قبل الحساب { $cards_object }.
}
draws-last-they = { $cards_count ->
    [0] لم يبق ما يُسحب، والسحب على { $who }.
   *[other] السحب على { $who } قبل الحساب: { counted }.
}
draws-you = تسحب { $cards_object }{ $fits ->
    [0] ، ولا تصلح. في يدك { holding }
    [1] ، وهي تصلح
   *[other] . في يدك { holding }
}.
draws-they = سحب من { $who }{ $fits ->
    [0] ، والورقة لا تصلح. في اليد { holding }
    [1] ، والورقة تصلح
   *[other] . في اليد { holding }
}.
keeps-you = تحتفظ بالورقة.
keeps-they = احتفاظ بالورقة من { $who }.
passes-you = لا تصلح عندك ورقة ولم يبق ما يُسحب، فتمرر الدور.
passes-they = تمرير من { $who }: لا ورقة تصلح ولم يبق ما يُسحب.
renewed = نفدت كومة السحب، فخُلطت الأوراق الملعوبة كومة جديدة: { $left ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
   *[other] { $left } ورقة
}.

## النداء
calls-you = تقول «أبجد».
calls-they = «أبجد» من { $who }.
calls-needlessly-you = تقول «أبجد» بلا حاجة.
calls-needlessly-they = «أبجد» من { $who } بلا حاجة.
catches-you = تمسك ب{ $whom } قبل النداء.
catches-they = { $whom_you ->
    [1] أمسك بك { $who }: نسيت أن تقول «أبجد»
   *[other] إمساك من { $who } ب{ $whom } قبل النداء
}.
catches-late-you = فات الأوان: سبق النداء من { $whom }.
catches-late-they = { $whom_you ->
    [1] محاولة إمساك بك من { $who }، وقد سبقت بالنداء
   *[other] محاولة إمساك ب{ $whom } من { $who }، وقد سبق النداء
}.
catches-nothing-you = تحاول الإمساك ب{ $whom }، ولا حاجة هنا إلى النداء.
catches-nothing-they = { $whom_you ->
    [1] محاولة إمساك بك من { $who }، ولا حاجة هنا إلى النداء
   *[other] محاولة إمساك ب{ $whom } من { $who }، ولا حاجة هنا إلى النداء
}.
draws-penalty-you = { $cards_count ->
    [0] لم يبق ما تسحبه
   *[other] تسحب { $cards_object }
}. في يدك { holding }.
draws-penalty-they = { $cards_count ->
    [0] لم يبق ما يُسحب، والسحب على { $who }
   *[other] السحب على { $who }: { counted }
}. في اليد { holding }.

## نهاية الجولة
points-of = { $points ->
    [0] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
is-left-with-you = بقي في يدك { $cards_object }: { points-of }.
is-left-with-they = بقي في يد { $who }: { $cards_object }، أي { points-of }.
scores-you = لك { points-of }، ومجموعك { $total }.
scores-they = { points-of } من نصيب { $who }، والمجموع { $total }.
void-passes = مرت دورة كاملة بلا لعب ولا سحب.
void-renewals = نفدت كومة السحب للمرة السادسة، فانتهت الجولة.
nobody-scores = لا نقاط لأحد، ويعيد الموزع نفسه التوزيع.
lowest-hand-you = في يدك أقل النقاط، { points-of }، فالجولة لك.
lowest-hand-they = أقل النقاط في يد { $who }، { points-of }، فالجولة من هناك.
match-won-you = تفوز بالمباراة، ومجموعك { $total }.
match-won-we = المباراة بينك وبين { $others } بالتساوي، لكل واحد { $total }.
match-won-they = { $people ->
    [one] المباراة من نصيب { $who }، والمجموع { $total }
   *[other] المباراة من نصيب { $who } معًا، لكل واحد { $total }
}.

## معلومات
fact-in-play = يصلح الآن
fact-in-play-value = اللون { $colour } أو { $letter } أو جوكر
fact-in-play-named = يصلح الآن
fact-in-play-named-value = اللون { $colour } أو جوكر
fact-in-play-open = يصلح الآن
fact-in-play-open-value = لم يُختر اللون بعد
fact-way = الاتجاه
fact-way-value = { $way ->
    [1] إلى اليسار
   *[other] إلى اليمين
}، وبعده { $next_you ->
    [1] دورك
   *[other] { $next }
}
fact-due-you = عليك أن تسحب
fact-due-they = السحب على { $who }
fact-due-value = { $due }
fact-called-you = نداؤك
fact-called-they = نداء { $who }
fact-called-value = «أبجد»
fact-score-you = نقاطك
fact-score-they = نقاط { $who }
fact-score-value = { $score }
fact-target = للفوز
fact-target-value = { $score }
fact-round = الجولة
fact-round-value = { $round }
fact-dealer-you = التوزيع
fact-dealer-they = التوزيع
fact-dealer-value = { $who }
fact-left = الأوراق في كومة السحب
fact-left-value = { $cards }
