name = كلمة جديدة
about = اصنع من الكلمة التي على الطاولة ومن ورق يدك كلمة أخرى.
variant-jr = كلمة جديدة للصغار

## الخيارات
option-length = طول الكلمة
value-length-four = أربعة حروف أو أكثر
value-length-any = أي طول
option-multiplier = الكلمات الطويلة تُحسب أضعافًا
option-same_word = يجوز أن تُكتب الكلمة الجديدة كالقديمة

## الأماكن
zone-stock = السحب
zone-word = الكلمة على الطاولة
zone-before = ما بقي من الكلمة السابقة
zone-discard = المرمي
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات والأسباب
move-pass = مرِّر
reason-needs-hand-card = الكلمة الجديدة تحتاج ورقة من يدك.
reason-needs-table-card = الكلمة الجديدة تحتاج ورقة من الطاولة.
reason-same-word = { $word } على الطاولة فعلًا؛ اصنع كلمة أخرى.
points-made = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
foresee-word-points = { $times ->
    [1] { points-made }
   *[other] { $sum } في { $times }: { points-made }
}

## ما يحدث
deals-you = التوزيع عليك، لكلٍّ ست ورقات.
deals-they = التوزيع على { $who }، لكلٍّ ست ورقات.
first-row = في الصف الأول: { $cards }.
your-hand-you = في يدك: { $cards }.
sum = { $times ->
    [1] { points-made }
   *[other] { $sum } في { $times }، { points-made }
}
lays-you = تضع { $word }، من يدك { $cards }: { sum }.
lays-they = من { $who } كلمة { $word }، من اليد { $cards }: { sum }.
counts-you = تُحسب { $word }: رصيدك { $total }.
counts-they = تُحسب { $word }: رصيد { $who } { $total }.
back-lies = { $row ->
    [1] ويعود الصف الأول كما كان، حرًّا
   *[other] وتعود { $word } إلى الطاولة
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
fact-dealer-you = التوزيع على
fact-dealer-they = التوزيع على
fact-dealer-value = { $who }
