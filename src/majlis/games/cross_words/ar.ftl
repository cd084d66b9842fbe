name = كلمات متقاطعة
about = ضع كلمتك على الكلمة التي على الطاولة بإحدى أربع طرق؛ ولا تبقى إلا كلمتك.

## الأماكن
zone-stock = السحب
zone-word = على الطاولة
zone-discard = المرمي
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات والأسباب
move-pass = مرِّر
field-way = موضعها من الكلمة القديمة
field-at = حرف منها
field-on = حرف من القديمة
way-cross = تمر بورقة من القديمة
way-before = تعترض أولها
way-after = تعترض آخرها
way-above = فوقها
way-under = تحتها
way-engulf = تحيط بها كلها
move-word-word-way-at = { $way_id ->
    [way-before] ضع { $word } معترضة أول القديمة، والحرف { $at } منها قبل القديمة
    [way-after] ضع { $word } معترضة آخر القديمة، والحرف { $at } منها بعد القديمة
   *[other] ضع { $word } محيطة بالقديمة
}
move-word-word-way-at-on = { $way_id ->
    [way-cross] ضع { $word } عبر القديمة، والحرف { $at } منها هو الحرف { $on } من القديمة
    [way-above] ضع { $word } فوق القديمة، والحرف { $at } منها فوق الحرف { $on } من القديمة
   *[other] ضع { $word } تحت القديمة، والحرف { $at } منها تحت الحرف { $on } من القديمة
}
reason-no-word-yet = لا كلمة على الطاولة بعد؛ الكلمة الأولى توضع بحرية.
reason-lies-nowhere = لا تقع { $word } على { $old } هكذا.
reason-makes-no-words = إذا وُضعت { $word } هكذا على { $old } نشأ ما ليس كلمة.
reason-lies-several-ways = مواضع { $word } الممكنة { $ways }. أضف أحد هذه: { $list }.
reason-lies-many-ways = مواضع { $word } الممكنة { $ways }. قل أيها تريد، cross أو before أو after أو above أو under أو engulf، وبأي حرف، مثل: word { $word } after at 2.
reason-lies-many-letters = مواضع { $word } الممكنة هكذا { $ways }. قل بأي حرف، مثل: word { $word } { $example }.
reason-cross-shares-nothing = لا حرف مشترك بين { $word } و{ $old }.
reason-engulf-not-whole = ليست { $old } كلها في { $word }.
reason-engulf-two = حول { $old } توضع ورقتان على الأقل.
points-made = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
foresee-word-points = { $words ->
    [0] {""}
   *[other] تصنع أيضًا { $more }؛{" "}
}{ $times ->
    [1] {""}
   *[other] { $sum } في { $times }{ $bonus ->
        [0] {""}
       *[other] {" "}مع { $bonus }
    }:{" "}
}{ points-made }

## ما يحدث
begins-you = لكلٍّ سبع ورقات. وقعت القرعة عليك: تبدأ أنت.
begins-they = لكلٍّ سبع ورقات. وقعت القرعة على { $who }، والبداية منه.
your-hand-you = في يدك: { $cards }.
sum = { $times ->
    [1] { points-made }
   *[other] { $sum } في { $times }، { points-made }
}
beside = { $words ->
    [one] فتنشأ الكلمة { $more }
    [two] فتنشأ الكلمتان { $more }
    [few] فتنشأ الكلمات { $more }
   *[other] فتنشأ الكلمات { $more }
}
lays-you = تضع { $word }، من يدك { $cards }: { sum }.
lays-they = من { $who } كلمة { $word }، من اليد { $cards }: { sum }.
lays-cross-you = تضع { $word } عبر حرف { $letter } من { $old }، من يدك { $cards }: { sum }.
lays-cross-they = من { $who } كلمة { $word } عبر حرف { $letter } من { $old }، من اليد { $cards }: { sum }.
lays-before-you = تضع { $word } معترضة أول { $old } بحرفها { $letter } { beside }، من يدك { $cards }: { sum }.
lays-before-they = من { $who } كلمة { $word } معترضة أول { $old } بحرفها { $letter } { beside }، من اليد { $cards }: { sum }.
lays-after-you = تضع { $word } معترضة آخر { $old } بحرفها { $letter } { beside }، من يدك { $cards }: { sum }.
lays-after-they = من { $who } كلمة { $word } معترضة آخر { $old } بحرفها { $letter } { beside }، من اليد { $cards }: { sum }.
lays-above-you = تضع { $word } فوق { $old }، { $letter } فوق { $other }، { beside }، من يدك { $cards }: { sum }.
lays-above-they = من { $who } كلمة { $word } فوق { $old }، { $letter } فوق { $other }، { beside }، من اليد { $cards }: { sum }.
lays-under-you = تضع { $word } تحت { $old }، { $letter } تحت { $other }، { beside }، من يدك { $cards }: { sum }.
lays-under-they = من { $who } كلمة { $word } تحت { $old }، { $letter } تحت { $other }، { beside }، من اليد { $cards }: { sum }.
lays-engulf-you = تضع { $word } محيطة بكلمة { $old }، من يدك { $cards }: { sum }.
lays-engulf-they = من { $who } كلمة { $word } محيطة بكلمة { $old }، من اليد { $cards }: { sum }.
all-seven-you = بأوراقك السبع كلها تزيد { $bonus }، فهي { points-made }.
all-seven-they = بالأوراق السبع كلها زيادة { $bonus } من نصيب { $who }، فهي { points-made }.
counts-you = تُحسب { $word }: رصيدك { $total }.
counts-they = تُحسب { $word }: رصيد { $who } هو { $total }.
back-lies = { $empty ->
    [0] وتعود { $word } إلى الطاولة
   *[other] والطاولة خالية من جديد
}
takes-back-you = تسترد { $cards }، { back-lies }.
takes-back-they = إلى يد { $who } تعود { $cards }، { back-lies }.
passes-you = تمرر.
passes-they = تمرير من { $who }.
exchanges-you = تمرر وتبدل { $cards }.
exchanges-they = تمرير من { $who } مع تبديل { $cards }.
draws-you = تسحب { $cards }؛ { stock-left }.
draws-they = سحب من { $who }: { $cards }؛ { stock-left }.
stock-left = { $left ->
    [zero] انتهى السحب
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
all-passed = مرر الجميع بالدور: لم تبق كلمات.
no-cards-left-you = انتهى السحب وخلت يدك.
no-cards-left-they = انتهى السحب وخلت يد { $who }.
wins-you = الفوز لك، رصيدك { $total }.
wins-they = الفوز من نصيب { $who }، والرصيد { $total }.
share-we = تتقاسم الفوز مع { $others }، ولكل رصيد { $total }.
share-you = تتقاسم الفوز.
share-they = يتقاسم الفوز { $who }، ولكل رصيد { $total }.

## حقائق
fact-score-you = رصيدك
fact-score-they = { $who }
fact-score-value = { $score }
fact-word = الكلمة
fact-word-value = { $word }
fact-old-word = موضوعة على
fact-old-word-value = { $word }
