name = النقش
about = اجمع 17 بورقتين، أو ما يقاربها من تحتها؛ ومن زاد على 17 خرج.
variant-banker = النقش أمام البنك
variant-twenty-one = النقش مع 21
variant-combinations = النقش مع 21 والأزواج والثلاثيات

## الخيارات
option-pack = الرزمة
value-pack-short = أربع فئات، 48 ورقة
value-pack-french = الكوتشينة بلا أولاد، 48 ورقة
value-pack-moghul = المغولية، 96 ورقة
value-pack-dashavatara = داشافاتارا، 120 ورقة
option-frame = اللعب على
value-frame-pot = صندوق تأخذه أفضل يد
value-frame-banker = رهان أمام البنك
option-naturals = 17 بورقتين
value-naturals-shown = تُكشف فورًا وتنهي التوزيعة
value-naturals-hidden = تبقى مستورة وتغلب كل 17 أخرى
option-twenty_one = 21 بورقتين تغلب 17
option-combinations = الأزواج والثلاثيات تغلب 17
option-change = من زادت ورقتاه على 17 له أن يبدلهما مرة
option-shuffle = يُخلط الورق
value-shuffle-every-deal = لكل توزيعة
value-shuffle-when-used-up = عندما ينفد
option-purse = الوحدات في البداية
option-ante = المساهمة أو الرهان
option-deals = عدد التوزيعات
reason-banker-sees-naturals = أمام البنك تُكشف 17 بورقتين فورًا: اختر أحد الأمرين.

## الأماكن
zone-stock = الرزمة
zone-spent = الورق المستعمل
zone-shown-you = ورقك المكشوف
zone-shown-they = ورق { $who } المكشوف
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات والأسباب
verb-stand = اكتفِ
verb-change = بدّل
verb-keep = أبقِ
move-draw = اسحب ورقة
move-stand = اكتفِ بما معك
move-change = بدّل الورقتين
move-keep = أبقِ الورقتين واخرج
reason-has-seventeen = معك 17 بورقتين، ولا شيء أفضل منها.
reason-no-cards-left = لم تبق ورقة تُسحب.
reason-position-two-cards = لكل لاعب في هذه التوزيعة ورقتان على الأقل، مستورتان أو مكشوفتان.
reason-position-hand = لا يمكن أن تكون يد مستورة هكذا الآن.

foresee-draw = حتى { $safe } لا خطر
foresee-draw-any = ما من ورقة تزيدك على 17
foresee-draw-over = أي ورقة تزيدك على 17
what-hand = { $kind ->
    [2] 17 بورقتين
    [3] 21
    [4] زوج
    [5] ثلاثي
   *[1] { $total }
}
foresee-stand = ومعك { what-hand }
foresee-change = بورقتين جديدتين
foresee-keep = { $total } أكثر من 17

## ما يحدث
units = { $ante ->
    [one] وحدة واحدة
    [two] وحدتين
    [few] { $ante } وحدات
    [many] { $ante } وحدة
   *[other] { $ante } وحدة
}
deal-begins-you = التوزيعة { $deal }. التوزيع عليك. على كل لاعب { units } للصندوق، وفيه الآن { $pot }.
deal-begins-they = التوزيعة { $deal }. التوزيع على { $who }. على كل لاعب { units } للصندوق، وفيه الآن { $pot }.
deal-begins-free-you = التوزيعة { $deal }، على ما بقي في الصندوق وهو { $pot }، ولا يزيد عليه أحد. التوزيع عليك.
deal-begins-free-they = التوزيعة { $deal }، على ما بقي في الصندوق وهو { $pot }، ولا يزيد عليه أحد. التوزيع على { $who }.
deal-begins-banker-you = التوزيعة { $deal }. أنت البنك. كل لاعب آخر يراهن على { units }.
deal-begins-banker-they = التوزيعة { $deal }. البنك عند { $who }. كل لاعب آخر يراهن على { units }.
your-hand-you = في يدك: { $cards }. المجموع { $total }.
shows-natural-you = معك 17 بورقتين! تكشفهما فورًا.
shows-natural-they = عند { $who }: { $cards }، 17 بورقتين!
shows-twenty-one-you = معك 21! تكشف الورقتين فورًا.
shows-twenty-one-they = عند { $who }: { $cards }، 21!
bust-you = معك { $total }، أكثر من 17، فخرجت.
bust-they = خروج { $who } بمجموع { $total }: { $cards }.
changes-you = تبدل ورقتيك بورقتين جديدتين.
changes-they = من { $who } تبديل بورقتين جديدتين: { $cards }.
draws-you = تسحب { $card }، وهي ورقتك { $hand ->
    [3] الثالثة
    [4] الرابعة
    [5] الخامسة
   *[other] رقم { $hand }
}.
draws-they = من { $who } سحب ورقة، وفي اليد الآن { $hand }.
your-total-you = المجموع { $total }.
your-triple-you = صار معك ثلاثي!
seventeen-you = معك 17، وانتهى دورك.
seventeen-they = صار عند { $who } 17، وانتهى الدور.
stands-you = تكتفي، ومعك { $hand ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}.
stands-they = اكتفاء من { $who }، وفي اليد { $hand ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}.
reshuffled = نفدت الرزمة، ويُخلط { $cards ->
    [one] الورق الخارج من اللعب رزمة جديدة، وهو ورقة واحدة
    [two] الورق الخارج من اللعب رزمة جديدة، وهو ورقتان
    [few] الورق الخارج من اللعب رزمة جديدة، وهو { $cards } ورقات
    [many] الورق الخارج من اللعب رزمة جديدة، وهو { $cards } ورقة
   *[other] الورق الخارج من اللعب رزمة جديدة، وهو { $cards } ورقة
}.
shows-you = تكشف ورقك: { what-hand }.
shows-they = عند { $who }: { $cards }، { what-hand }.
all-bust = خرج الجميع. يبقى الصندوق وفيه { $pot } للتوزيعة التالية.
last-one-you = لم يبق غيرك: الصندوق لك وفيه { $pot }، ورصيدك { $purse }.
last-one-they = الصندوق وفيه { $pot } من نصيب { $who }، آخر من بقي، والرصيد { $purse }.
best-hand = { $kind ->
    [2] أفضل يد 17 بورقتين
    [3] أفضل يد 21
    [4] أفضل يد الزوج
    [5] أفضل يد الثلاثي
   *[1] { $fewer ->
        [1] أفضل يد { $total } بورق أقل
       *[0] الأقرب إلى 17 هو { $total }
    }
}
wins-pot-you = { best-hand }: تكسب الصندوق وفيه { $pot }، ورصيدك { $purse }.
wins-pot-they = { best-hand }: الصندوق وفيه { $pot } من نصيب { $who }، والرصيد { $purse }.
stays-in-pot = { $left ->
    [0] {""}
   *[other] ، ويبقى في الصندوق { $left }
}
share-pot-we = { best-hand }: تتقاسم أنت و{ $others } الصندوق وفيه { $pot }، لكلٍّ { $points }{ stays-in-pot }.
share-pot-they = { best-hand }: الصندوق وفيه { $pot } بين { $who }، لكلٍّ { $points }{ stays-in-pot }.
now-has-you = رصيدك الآن { $purse }.
now-has-they = رصيد { $who } الآن { $purse }.
beats-banker-you = تغلب البنك وتكسب { $points }، ورصيدك { $purse }.
beats-banker-they = يد { $who } تغلب البنك: المكسب { $points }، والرصيد { $purse }.
loses-to-banker-you = تخسر للبنك { $points }، ورصيدك { $purse }.
loses-to-banker-they = خسارة { $who } للبنك { $points }، والرصيد { $purse }.
banker-has-you = أنت البنك، ورصيدك بعد التوزيعة { $purse }.
banker-has-they = البنك { $who }، والرصيد بعد التوزيعة { $purse }.
drops-out-you = رصيدك { $purse } لا يكفي للمساهمة، فخرجت من المباراة.
drops-out-they = رصيد { $who } وهو { $purse } لا يكفي للمساهمة: خروج من المباراة.
shared-out-you = لم يكسب أحد الصندوق الأخير، ولك منه { $points }.
shared-out-we = لم يكسب أحد الصندوق الأخير، فلك أنت و{ $others } منه { $points } لكلٍّ.
shared-out-they = لم يكسب أحد الصندوق الأخير، ونصيب { $who } منه { $points } لكلٍّ.
match-won-you = كسبت المباراة ورصيدك { $purse }.
match-won-we = تتقاسم الفوز أنت و{ $others }، لكلٍّ { $purse }.
match-won-they = المباراة من نصيب { $who }، والرصيد { $purse }.

## المعلومات
fact-pot = الصندوق
fact-pot-value = { $pot }
fact-purse-you = رصيدك
fact-purse-they = رصيد { $who }
fact-purse-value = { $purse }
fact-deal = التوزيعة
fact-deal-value = { $deal } من { $deals }
fact-dealer-you = الموزع
fact-dealer-they = الموزع
fact-dealer-value = { $who }
fact-banker-you = البنك
fact-banker-they = البنك
fact-banker-value = { $who }
fact-out-you = أنت
fact-out-they = { $who }
fact-out-value = خارج المباراة
fact-bust-you = أنت
fact-bust-they = { $who }
fact-bust-value = فوق 17، خارج التوزيعة
fact-seventeen-you = أنت
fact-seventeen-they = { $who }
fact-seventeen-value = 17
fact-stands-you = أنت
fact-stands-they = { $who }
fact-stands-value = لا مزيد من الورق
fact-total = مجموع ورقك
fact-total-value = { $kind ->
    [2] 17 بورقتين
    [4] { $total }، زوج
    [5] { $total }، ثلاثي
   *[other] { $total }
}
