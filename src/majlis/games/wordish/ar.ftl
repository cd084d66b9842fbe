name = ووردِش
about = ضع كلمات، وأوصل إحداها إلى سبعة حروف، وأفرغ يدك ثم البيريباكي.
variant-english = ووردِش بالإنجليزية
variant-four = ووردِش، أربع توزيعات
variant-english-four = ووردِش بالإنجليزية، أربع توزيعات

## الخيارات
option-edition = الورق والكلمات
value-edition-greek = باليونانية
value-edition-english = بالإنجليزية
option-atouts = أوراق الأتو في الرزمة
option-direction = اتجاه الدور
value-direction-anticlockwise = عكس عقارب الساعة
value-direction-clockwise = مع عقارب الساعة
option-turned = الورقة المقلوبة
value-turned-aside = تبقى خارج اللعب
value-turned-last = هي آخر الورق المغلق
option-turned_atout = إذا كانت المقلوبة أتو
value-turned_atout-again = تُقلب ورقة أخرى
value-turned_atout-first-player = يأخذها اللاعب الأول ويسمي الحرف
option-swap = يجوز أن يحل الحرف الحقيقي محل الأتو
option-join = يجوز وصل كلمتين موضوعتين
option-minus = الحرف المضاعف إذا بقي في اليد يكلف
value-minus-double = الضعف
value-minus-single = قيمته وحدها
option-atout_minus = الأتو إذا بقي في اليد يكلف
option-seven = يفتح البيريباكي كلمة من
value-seven-at-least = سبعة حروف فأكثر
value-seven-exactly = سبعة حروف بالضبط
option-long_bonus = مكافأة الكلمة من سبعة حروف فأكثر (ونصفها مع الأتو)
option-out_bonus = مكافأة الإغلاق
option-kitty_penalty = خصم البيريباكي الذي لم يؤخذ
option-partners = عند الشريكين
value-partners-own = لكلٍّ يده، ومن أفرغها أولا أخذ البيريباكي
value-partners-shared = يد واحدة من 22 ورقة يلعبها الاثنان
value-partners-both = لا يؤخذ البيريباكي حتى تفرغ اليدان
option-tie = عند تساوي النقاط
value-tie-shared = يُتقاسم الفوز
value-tie-long-words = يفوز صاحب أكثر الكلمات من سبعة حروف
option-deals = المباراة
value-deals-1 = توزيعة واحدة
value-deals-2 = توزيعتان
value-deals-4 = أربع توزيعات
value-deals-target = حتى عدد من النقاط
option-target = النقاط المطلوبة حيث يُلعب إلى عدد منها

## الأماكن
zone-stock = الورق المغلق
zone-turned = الورقة المقلوبة
zone-discard = الورق المكشوف
zone-taken = المكشوف المأخوذ
zone-hand-you = يدك
zone-hand-they = يد { $who }
zone-kitty-you = البيريباكي الخاص بك
zone-kitty-we = البيريباكي الخاص بكما
zone-kitty-they = بيريباكي { $who }
zone-words-you = كلماتك
zone-words-we = كلماتكما
zone-words-they = كلمات { $who }
zone-shown-you = ما بقي في يدك
zone-shown-they = ما بقي في يد { $who }

## النقلات
verb-take = أخذ المكشوف
verb-back = إعادة المكشوف
verb-done = إنهاء الكلمات
verb-end = إنهاء التوزيعة
verb-extend = تطويل كلمة
verb-double = تسمية الحرف المضاعف
verb-swap = تبديل الأتو
verb-discard = رمي ورقة
field-name = الحرف
move-draw = اسحب ورقة مغلقة
move-take = خذ المكشوف
move-back = أعد المكشوف واسحب ورقة مغلقة
move-done = أنهِ الكلمات
move-end = دع التوزيعة تنتهي
move-extend = طوِّل إلى { $word }
move-double = المضاعف { $name }
move-swap = ضع { $card } مكان الأتو في { $word }
move-discard = ارمِ { $card }
move-challenge-word = اعترض على { $word }

## الأسباب
reason-no-stock = لم تبق ورقة مغلقة: خذ المكشوف أو دع التوزيعة تنتهي.
reason-no-pile = لا ورق مكشوف يؤخذ.
reason-use-the-pile = أخذت المكشوف: ضع ورقة منه في كلمة أو أعده.
reason-say-done = أنهِ الكلمات أولا حتى يستطيع الآخرون الاعتراض.
reason-one-atout = لا تقبل الكلمة إلا ورقة أتو واحدة.
reason-not-your-word = ليست لك كلمة كهذه على الطاولة.
reason-no-join = لا توصل الكلمات هنا، ولا كلمة ما زال الاعتراض عليها ممكنا.
reason-nothing-added = التطويل ورقة على الأقل.
reason-no-such-base = ليس في { $word } كلمة من كلماتك.
reason-keep-two = { $left ->
    [0] بهذا تفرغ يدك. قبل أن تكون لجانبك كلمة من سبعة حروف تحتفظ بورقتين، إحداهما للرمي.
   *[other] بهذا تبقى لك ورقة واحدة. قبل أن تكون لجانبك كلمة من سبعة حروف تحتفظ بورقتين، إحداهما للرمي.
}
foresee-counts = { points-made }
foresee-goes-out = تغلق
foresee-fetches = تأخذ البيريباكي
foresee-ends = لا أحد يغلق
points-made = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}

## بداية توزيعة
deal-begins-you = { $deal ->
    [1] التوزيع عليك
   *[other] التوزيعة { $deal }، وهي عليك
}: لكلٍّ إحدى عشرة ورقة، ويُنحَّى لكل جانب بيريباكي من إحدى عشرة.
deal-begins-they = { $deal ->
    [1] التوزيع على { $who }
   *[other] التوزيعة { $deal }، وهي على { $who }
}: لكلٍّ إحدى عشرة ورقة، ويُنحَّى لكل جانب بيريباكي من إحدى عشرة.
turned = الورقة المقلوبة { $card }: تُحسب مضاعفة.
turned-atout = المقلوبة أتو: تعود إلى الورق المغلق، وتُقلب أخرى.
turned-free-you = المقلوبة أتو: تأخذها أنت وتسمي الحرف المضاعف.
turned-free-they = المقلوبة أتو: من نصيب { $who } مع تسمية الحرف المضاعف.
names-you = تأخذ الأتو، والمضاعف { $card }.
names-they = الأتو في يد { $who }، والمضاعف { $card }.
your-hand-you = في يدك: { $cards }.
hands-over-you = تسلّم اليد المشتركة: { $cards }.
hands-over-they = تسليم اليد المشتركة من { $who }: { $cards }.

## الدور
closed-left = { $left ->
    [0] لم يبق ورق مغلق
    [one] بقيت ورقة مغلقة
    [two] بقيت ورقتان مغلقتان
    [few] بقيت { $left } ورقات مغلقة
   *[other] بقيت { $left } ورقة مغلقة
}
draws-you = تسحب { $cards }؛ { closed-left }.
draws-they = سحب من { $who }؛ { closed-left }.
draws-turned-you = تسحب الورقة المقلوبة، { $cards }؛ { closed-left }.
draws-turned-they = سحب من { $who } للورقة المقلوبة، { $cards }؛ { closed-left }.
takes-you = تأخذ المكشوف: { $cards }.
takes-they = ينتقل المكشوف إلى { $who }: { $cards }.
gives-back-you = تعيد المكشوف.
gives-back-they = إعادة المكشوف من { $who }.
sum-made = { $sum ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $sum } نقاط
   *[other] { $sum } نقطة
}{ $doubles ->
    [0] {""}
   *[other] ، مع مضاعفة { $double }
}{ $bonus ->
    [0] {""}
   *[other] ، و{ $bonus } لطولها
}
for-atout = { $wilds ->
    [0] {""}
   *[other] ، الأتو فيها { $atout }
}
now-left = { $left ->
    [0] واليد فارغة
    [one] وفي اليد ورقة واحدة
    [two] وفي اليد ورقتان
    [few] وفي اليد { $left } ورقات
   *[other] وفي اليد { $left } ورقة
}
lays-you = تضع { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
lays-they = من { $who } كلمة { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
extends-you = تضيف { $cards } إلى { $old } فتصير { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
extends-they = من { $who } إضافة { $cards } إلى { $old } لتصير { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
joins-you = تصل { $old } فتصير { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
joins-they = من { $who }: وُصلت { $old } فصارت { $word }{ for-atout }: { sum-made }. على الطاولة { $total }، { now-left }.
swaps-you = تضع { $card } في { $word } وتأخذ الأتو: وتُحسب الكلمة بـ { $points }.
swaps-they = من { $who } توضع { $card } في { $word } ويؤخذ الأتو: وتُحسب الكلمة بـ { $points }.
can-be-doubted = { $words ->
    [1] يجوز الاعتراض عليها
   *[other] يجوز الاعتراض على أي منها
}: { $word }
in-doubt-you = أنهيت كلماتك، و{ can-be-doubted }.
in-doubt-they = انتهت كلمات { $who }، و{ can-be-doubted }.
falls-you = تسقط { $word }: تسترد { $cards }.
falls-they = تسقط { $word }: إلى { $who } تعود { $cards }.
falls-back-you = تسقط { $word } وتبقى { $old }: تسترد { $cards }.
falls-back-they = تسقط { $word } وتبقى { $old }: إلى { $who } تعود { $cards }.
keeps-pile-you = بقية المكشوف لك: { $cards }. في يدك { $hand ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
   *[other] { $hand } ورقة
}.
keeps-pile-they = بقية المكشوف إلى { $who }: { $cards }. في اليد { $hand ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
   *[other] { $hand } ورقة
}.
loses-pile-you = لم توضع ورقة من المكشوف: يعود، وتسحب ورقة مغلقة إن وُجدت.
loses-pile-they = لم توضع ورقة من المكشوف: يعود، ويبقى السحب من المغلق، إن وُجد، على { $who }.
keeps-last-you = تحتفظ بورقتك الأخيرة: لا تفرغ اليد بلا كلمة من سبعة حروف.
keeps-last-they = تبقى الورقة الأخيرة في يد { $who }: لا تفرغ اليد بلا كلمة من سبعة حروف.
discards-you = ترمي { $card }، { now-left }.
discards-they = رمي من { $who }: { $card }، { now-left }.

## يد فارغة
fetches-you = فرغت يدك، ولك البيريباكي: { $cards }.{ $later ->
    [0] {" "}ودورك مستمر.
   *[other] {" "}تلعبه من دورك القادم.
}
fetches-they = فرغت يد { $who } والبيريباكي في اليد، { $cards }{ $later ->
    [0] : والدور مستمر.
   *[other] ، للدور القادم.
}
waits-you = فرغت يدك: تنتظر حتى تفرغ يد شريكك.
waits-they = فرغت يد { $who }، والانتظار حتى تفرغ يد الشريك.
goes-out-you = تغلق{ $points ->
    [0] {""}
    [few] ، ولك { $points } نقاط
   *[other] ، ولك { $points } نقطة
}: انتهت التوزيعة.
goes-out-they = إغلاق من { $who }{ $points ->
    [0] {""}
    [few] ، بمكافأة { $points } نقاط
   *[other] ، بمكافأة { $points } نقطة
}: انتهت التوزيعة.
ends-you = تدع التوزيعة تنتهي: لم يبق ورق مغلق.
ends-they = إنهاء التوزيعة من { $who }: لم يبق ورق مغلق.
nothing-to-draw = لم يبق ورق مغلق ولا مكشوف: انتهت التوزيعة.

## الحساب
left-you = بقي في يدك: { $cards }، ناقص { $points }.
left-they = بقي في يد { $who }: { $cards }، ناقص { $points }.
count-of = الكلمات { $words }{ $bonus ->
    [0] {""}
   *[other] ، الكلمات الطويلة { $bonus }
}{ $out ->
    [0] {""}
   *[other] ، الإغلاق { $out }
}{ $minus ->
    [0] {""}
   *[other] ، ورق اليد ناقص { $minus }
}{ $untaken ->
    [0] {""}
   *[other] ، بيريباكي لم يؤخذ ناقص { $untaken }
}: { points-made }{ $deal ->
    [1] {""}
   *[other] ، والمجموع { $total }
}
counted-you = أنت: { count-of }.
counted-we = أنت و{ $others }: { count-of }.
counted-they = { $who }: { count-of }.
with-points = والرصيد { $total }
wins-you = الفوز لك، { with-points }.
wins-we = الفوز لك مع { $others }، { with-points }.
wins-they = الفوز من نصيب { $who }، { with-points }.
share-we = تتقاسم الفوز مع { $others }، { with-points }.
share-you = تتقاسم الفوز، { with-points }.
share-they = يتقاسم الفوز { $who }، { with-points }.

## حقائق
fact-doubled = الحرف المضاعف
fact-doubled-value = { $card }
fact-laid-you = كلماتك
fact-laid-we = كلماتكما
fact-laid-they = كلمات { $who }
fact-laid-value = { $words ->
    [0] لا شيء بعد
   *[other] { points-made }: { $word }
}
fact-kitty-you = البيريباكي الخاص بك
fact-kitty-we = البيريباكي الخاص بكما
fact-kitty-they = بيريباكي { $who }
fact-kitty-value = { $ready ->
    [0] ينتظر كلمة من سبعة حروف
    [1] ينتظر يدا فارغة
   *[other] مأخوذ
}
fact-score-you = رصيدك
fact-score-we = رصيدكما
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = التوزيعة
fact-deal-value = { $deals ->
    [0] { $deal }
   *[other] { $deal } من { $deals }
}
fact-target = للفوز
fact-target-value = { $score }
fact-last-deal-you = توزيعتك السابقة
fact-last-deal-we = توزيعتكما السابقة
fact-last-deal-they = التوزيعة السابقة، { $who }
fact-last-deal-value = الكلمات { $words }، المكافآت { $bonus }، ناقص { $minus }: { $points }
fact-dealer-you = التوزيع على
fact-dealer-they = التوزيع على
fact-dealer-value = { $who }
