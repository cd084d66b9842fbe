name = رامي ألفا 500
about = اسحب وأنزل كلمات وزد حروفًا على كلمات الطاولة، والفوز لأول من يبلغ 500 نقطة.
variant-rum = مع حساب الأيدي

## الخيارات
option-further = بعد ورق المكافأة يجوز النزول مرة أخرى
option-add_on = الحروف المزيدة على كلمة
value-add_on-in-order = تُبقي حروفها على ترتيبها
value-add_on-any-order = يجوز أن تغير ترتيبها
option-left_over = ما بقي في اليد من ورق
value-left_over-nothing = لا يُحسب
value-left_over-minus = يُخصم
option-fallen = إذا كان في النزول ما ليس كلمة
value-fallen-whole = سقط النزول كله
value-fallen-words = سقط هو وحده
option-finish = عند 500 نقطة
value-finish-at-once = تنتهي المباراة في الحال
value-finish-after-the-deal = تُكمل التوزيعة

## الأماكن
zone-stock = السحب
zone-discard = المرمي
zone-words-you = كلماتك
zone-words-they = كلمات { $who }
zone-run-you = ما أخذته من المرمي
zone-run-they = ما أخذه { $who } من المرمي
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات
verb-meld = النزول
verb-take = الأخذ من المرمي
verb-back = إرجاع المأخوذ
verb-discard = الرمي
verb-bonus = أخذ المكافأة
verb-end = إنهاء التوزيعة
field-words = الكلمات
field-deepest = أعمق ورقة
field-above = ما فوقها
move-meld = أنزل { $words }
move-draw = اسحب ورقة
move-take = خذ من المرمي
move-take-deepest-above = خذ { $deepest }{ $above ->
    [0] {""}
    [one] {" "}والورقة التي فوقها
    [two] {" "}والورقتين فوقها
    [few] {" "}و{ $above } ورقات فوقها
   *[other] {" "}و{ $above } ورقة فوقها
}
move-back = أرجع ما أخذت
move-discard = ارمِ { $card }
move-bonus = خذ ورق المكافأة
move-end = لا نزول: تنتهي التوزيعة

## الأسباب
reason-meld-first = أخذت من المرمي، فأنزل أولًا أو أرجع ما أخذت.
reason-draw-now = أرجعت ما أخذت، فعليك الآن أن تسحب.
reason-stock-empty = فرغ السحب.
reason-no-such-run = { $count ->
    [zero] لا شيء في المرمي.
    [one] في المرمي ورقة واحدة؛ اكتب take 1.
    [two] في المرمي ورقتان؛ اكتب ورقة أو عددًا.
    [few] في المرمي { $count } ورقات؛ اكتب ورقة أو عددًا.
   *[other] في المرمي { $count } ورقة؛ اكتب ورقة أو عددًا.
}
reason-needs-deepest = لا بد أن تكون في النزول أعمق ورقة أخذتها: { $card }.
reason-meld-cards = { $card } ليست موجودة أو استُعملت.
reason-meld-together = الورق لا يكفي لكلمة { $word } مع غيرها.
reason-add-on-nothing = { $word } على الطاولة فعلًا؛ زد ورقة على الأقل.
reason-add-on-whole = في { $word } لا بد أن تبقى كل أوراق كلمة من الطاولة.
reason-add-on-order = حروف { $word } تبقى على ترتيبها.
reason-add-on-touched = نزلت { $word } أو تغيرت في هذا الدور، فلا يُزاد عليها إلا فيما بعد.
reason-add-on-no-word = ليست على الطاولة كلمة { $word }.
reason-add-on-letters = { $kept ->
    [0] ليست في { $word } كل حروف { $old } وحرف آخر.
   *[other] ليست في { $word } كل حروف { $old } بترتيبها وحرف آخر.
}

## ما يُعرف قبل النقلة
points-made = { $points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
bonus-made = { $bonus ->
    [zero] بلا ورق مكافأة
    [one] ورقة مكافأة
    [two] ورقتا مكافأة
    [few] { $bonus } ورقات مكافأة
   *[other] { $bonus } ورقة مكافأة
}
foresee-meld = { points-made }؛ { $left ->
    [0] وتخلو يدك
    [1] وتبقى ورقة: ترميها فتخلو يدك، أو { bonus-made }
   *[other] { bonus-made }
}
foresee-takes = تدخل يدك: { $cards }
foresee-goes-out = تخلو يدك؛ { $count ->
    [zero] والسحب فارغ
    [one] ورقة جديدة
    [two] ورقتان جديدتان
    [few] { $count } ورقات جديدة
   *[other] { $count } ورقة جديدة
}
foresee-bonus = { $count ->
    [one] ورقة ثم رمي
    [two] ورقتان ثم رمي
    [few] { $count } ورقات ثم رمي
   *[other] { $count } ورقة ثم رمي
}

## ما يحدث
deal-begins-you = التوزيعة { $deal }: التوزيع عليك، لكلٍّ سبع ورقات.
deal-begins-they = التوزيعة { $deal }: التوزيع على { $who }، لكلٍّ سبع ورقات.
your-hand-you = في يدك: { $cards }.
turned-up = أول المرمي: { $card }.
stock-left = { $left ->
    [zero] انتهى السحب
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
draws-you = تسحب { $cards }؛ { stock-left }.
draws-they = سحب من { $who }: { $cards }؛ { stock-left }.
takes-you = تأخذ من المرمي: { $cards }.
takes-they = من المرمي إلى { $who }: { $cards }.
puts-back-you = ترجع إلى المرمي: { $cards }.
puts-back-they = تعود من { $who } إلى المرمي: { $cards }.
sum = { $times ->
    [1] { points-made }
   *[other] { $sum } في { $times }، { points-made }
}
lays-you = تنزل { $word }، بورق { $cards }: { sum }.
lays-they = من { $who } كلمة { $word }، بورق { $cards }: { sum }.
adds-you = تجعل { $old } كلمة { $word } بزيادة { $cards }: { sum }.
adds-they = من { $who }: تصير { $old } كلمة { $word } بزيادة { $cards }: { sum }.
it-counts = { $words ->
    [one] تُحسب الكلمة
    [two] تُحسب الكلمتان معًا { points-made }
    [few] تُحسب الكلمات معًا { points-made }
   *[other] تُحسب الكلمات معًا { points-made }
}
counts-you = { it-counts }: رصيدك { $total }.
counts-they = { it-counts }: رصيد { $who } { $total }.
run-back = { $run_count ->
    [0] {""}
   *[other] {" "}ويعود إلى المرمي: { $run }.
}
takes-back-you = { $cards_count ->
    [0] لا يعود إلى يدك شيء.
   *[other] تسترد { $cards }.
}{ run-back }
takes-back-they = { $cards_count ->
    [0] لا يعود إلى يد { $who } شيء.
   *[other] إلى يد { $who } تعود { $cards }.
}{ run-back }
draws-bonus-you = { $cards_count ->
    [0] السحب فارغ: لا مكافأة لك.
   *[other] مكافأتك: { $cards }؛ { stock-left }.
}
draws-bonus-they = { $cards_count ->
    [0] السحب فارغ: لا مكافأة من نصيب { $who }.
   *[other] مكافأة { $who }: { $cards }؛ { stock-left }.
}
goes-out-you = خلت يدك. { $cards_count ->
    [0] والسحب فارغ، فلا ورق لك.
   *[other] ورقك الجديد: { $cards }؛ { stock-left }.
}
goes-out-they = خلت يد { $who }. { $cards_count ->
    [0] والسحب فارغ، فلا ورق جديد.
   *[other] الورق الجديد: { $cards }؛ { stock-left }.
}
discards-you = ترمي { $card }.
discards-they = رمي من { $who }: { $card }.
deal-ends-you = فرغ السحب ولا نزول منك: انتهت التوزيعة.
deal-ends-they = فرغ السحب ولا نزول من { $who }: انتهت التوزيعة.
deal-stalls = مر اثنا عشر دورًا بلا نتيجة: انتهت التوزيعة.
hand-counts-you = { $cards_count ->
    [0] لا ورق في يدك
   *[other] بقي في يدك { $cards }، تُخصم { points-made }
}، والرصيد { $total }.
hand-counts-they = { $cards_count ->
    [0] لا ورق في يد { $who }
   *[other] بقي في يد { $who } { $cards }، تُخصم { points-made }
}، والرصيد { $total }.
nobody-scores = لم يسجل أحد في توزيعتين: انتهت المباراة.
deals-over = بعد خمسين توزيعة تنتهي المباراة.
wins-you = الفوز لك، رصيدك { $total }.
wins-they = الفوز من نصيب { $who }، والرصيد { $total }.
share-we = تتقاسم الفوز مع { $others }، ولكل رصيد { $total }.
share-you = تتقاسم الفوز.
share-they = يتقاسم الفوز { $who }، ولكل رصيد { $total }.

## حقائق
fact-score-you = رصيدك
fact-score-they = { $who }
fact-score-value = { $score }
fact-to-be-used-you = عليك أن تنزل بورقة
fact-to-be-used-they = على { $who } النزول بورقة
fact-to-be-used-value = { $card }
fact-due-you = مكافأتك إن لم تخلُ يدك
fact-due-they = مكافأة { $who } إن لم تخلُ يده
fact-due-value = { $count }
fact-dealer-you = التوزيع على
fact-dealer-they = التوزيع على
fact-dealer-value = { $who }
fact-deal = التوزيعة
fact-deal-value = { $deal }
