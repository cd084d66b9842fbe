# أبجد، لعبة التسلسل. الورق كله أصفر، فاسم الورقة حرفها وحده.
name = أبجد، التسلسل
about = ضع الحرف الذي قبل الصف أو الذي بعده، وتخلص من أوراقك قبل غيرك.
variant-knock = التسلسل بلا سحب
variant-five = التسلسل في خمس جولات

## الأوراق
abjad-yellow-alif = { letter-alif }
    .object = ال{ letter-alif }
abjad-yellow-ba = { letter-ba }
    .object = ال{ letter-ba }
abjad-yellow-ta = { letter-ta }
    .object = ال{ letter-ta }
abjad-yellow-tha = { letter-tha }
    .object = ال{ letter-tha }
abjad-yellow-jim = { letter-jim }
    .object = ال{ letter-jim }
abjad-yellow-hah = { letter-hah }
    .object = ال{ letter-hah }
abjad-yellow-kha = { letter-kha }
    .object = ال{ letter-kha }
abjad-yellow-dal = { letter-dal }
    .object = ال{ letter-dal }
abjad-yellow-dhal = { letter-dhal }
    .object = ال{ letter-dhal }
abjad-yellow-ra = { letter-ra }
    .object = ال{ letter-ra }
abjad-yellow-zay = { letter-zay }
    .object = ال{ letter-zay }
abjad-yellow-sin = { letter-sin }
    .object = ال{ letter-sin }
abjad-yellow-shin = { letter-shin }
    .object = ال{ letter-shin }
abjad-yellow-sad = { letter-sad }
    .object = ال{ letter-sad }
abjad-yellow-dad = { letter-dad }
    .object = ال{ letter-dad }
abjad-yellow-tah = { letter-tah }
    .object = ال{ letter-tah }
abjad-yellow-zah = { letter-zah }
    .object = ال{ letter-zah }
abjad-yellow-ayn = { letter-ayn }
    .object = ال{ letter-ayn }
abjad-yellow-ghayn = { letter-ghayn }
    .object = ال{ letter-ghayn }
abjad-yellow-fa = { letter-fa }
    .object = ال{ letter-fa }
abjad-yellow-qaf = { letter-qaf }
    .object = ال{ letter-qaf }
abjad-yellow-kaf = { letter-kaf }
    .object = ال{ letter-kaf }
abjad-yellow-lam = { letter-lam }
    .object = ال{ letter-lam }
abjad-yellow-mim = { letter-mim }
    .object = ال{ letter-mim }
abjad-yellow-nun = { letter-nun }
    .object = ال{ letter-nun }
abjad-yellow-heh = { letter-heh }
    .object = ال{ letter-heh }
abjad-yellow-waw = { letter-waw }
    .object = ال{ letter-waw }
abjad-yellow-ya = { letter-ya }
    .object = ال{ letter-ya }

## خيارات الطاولة
option-ends = طرفا الهجاء
value-ends-closed = مغلقان: لا شيء قبل الألف ولا بعد الياء
value-ends-joined = متصلان: الألف بعد الياء
option-stuck = من لا يصلح عنده حرف
value-stuck-draw = يسحب ورقة
value-stuck-knock = يمرر
option-hold_back = يجوز الاحتفاظ بورقة تصلح
option-rounds = الجولات

## الأماكن
zone-stock = كومة السحب
zone-line = الصف
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات
side-before = قبل الصف، على اليمين
side-after = بعد الصف، على اليسار
verb-play = الوضع
move-play-card-part = ضع { $card_object } { $part }
move-draw = اسحب
move-pass = مرِّر
field-part = الطرف

## الأسباب
reason-does-not-belong = لا يصلح هنا إلا { $cards_count ->
    [1] { $cards_object }
   *[other] { $cards_object }
}.
reason-other-side = هذا الحرف مكانه الطرف الآخر من الصف.
reason-must-lay = معك ورقة تصلح، فلا بد أن تضعها.
reason-draw-first = ضع ورقة، أو اسحب أولًا.
reason-already-drawn = لقد سحبت في هذا الدور.
reason-only-the-card-drawn = لا توضع في هذا الدور إلا الورقة التي سحبتها للتو.
reason-no-drawing = لا سحب على هذه الطاولة.
reason-nothing-to-draw = لم يبق ما يُسحب.

foresee-goes-out = آخر أوراقك: تفوز

## ما يحدث
round-begins-you = { $round ->
    [0] {""}
   *[other] {"الجولة "}{ $round }.{" "}
}خمس ورقات لكل لاعب، والتوزيع عليك.
round-begins-they = { $round ->
    [0] {""}
   *[other] {"الجولة "}{ $round }.{" "}
}خمس ورقات لكل لاعب، والتوزيع على { $who }.
first-letter = أول الصف: { $card_object }.
your-hand-you = في يدك: { $cards_object }.
left = { $left ->
    [0] ، وهي آخر ورقة
    [one] . الباقي ورقة واحدة
    [two] . الباقي ورقتان
    [few] . الباقي { $left } ورقات
   *[other] . الباقي { $left } ورقة
}
lays-before-you = تضع { $card_object } على اليمين، قبل { $end_object }{ left }.
lays-before-they = من { $who }: { $card_object } على اليمين، قبل { $end_object }{ left }.
lays-after-you = تضع { $card_object } على اليسار، بعد { $end_object }{ left }.
lays-after-they = من { $who }: { $card_object } على اليسار، بعد { $end_object }{ left }.
holding = { $hand ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
   *[other] { $hand } ورقة
}
draws-you = تسحب { $card_object }{ $fits ->
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
passes-you = تمرر الدور.
passes-they = تمرير من { $who }.
nobody-can = مرر الجميع، فالفوز لأقل الأوراق.
too-long = بلغت الجولة 150 دورًا، فالفوز لأقل الأوراق.
fewest-left-you = معك أقل الأوراق، وعددها { $left }.
fewest-left-we = معك ومع { $others } أقل الأوراق، لكل واحد { $left }.
fewest-left-they = أقل الأوراق مع { $who }، { $people ->
    [one] وعددها { $left }
   *[other] لكل واحد { $left }
}.
rounds-won = { $won ->
    [one] جولة واحدة
    [two] جولتان
    [few] { $won } جولات
   *[other] { $won } جولة
}
round-won-you = رصيدك الآن { rounds-won }.
round-won-they = رصيد { $who } الآن { rounds-won }.
with-rounds = { $won ->
    [0] {""}
   *[other] ، والرصيد { rounds-won }
}
match-won-you = تفوز{ with-rounds }.
match-won-we = الفوز بينك وبين { $others } بالتساوي{ with-rounds }.
match-won-they = { $people ->
    [one] الفوز من نصيب { $who }{ with-rounds }
   *[other] الفوز بالتساوي بين { $who }{ with-rounds }
}.

## معلومات
fact-wanted-before = على اليمين، قبل الصف
fact-wanted-before-value = { $cards_count ->
    [0] لا شيء بعد الآن
   *[other] { $cards }
}
fact-wanted-after = على اليسار، بعد الصف
fact-wanted-after-value = { $cards_count ->
    [0] لا شيء بعد الآن
   *[other] { $cards }
}
fact-won-you = جولاتك
fact-won-they = جولات { $who }
fact-won-value = { $won }
fact-round = الجولة
fact-round-value = { $round } من { $rounds }
fact-dealer-you = التوزيع
fact-dealer-they = التوزيع
fact-dealer-value = { $who }
fact-left = الأوراق في كومة السحب
fact-left-value = { $cards }
