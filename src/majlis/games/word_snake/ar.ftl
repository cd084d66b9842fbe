# أفعى الكلمات. الورقة مؤنثة، والمخاطب مفرد مذكر.
name = أفعى الكلمات
about = يبني الجميع في الوقت نفسه سلسلة كلمات، تبدأ كل كلمة فيها بآخر حرف مما قبلها.
variant-timer = أفعى الكلمات بالساعة الرملية
variant-relaxed = أفعى الكلمات بلا سباق

## خيارات الطاولة
option-ending = تنتهي التوزيعة
value-ending-stop = بكلمة قف، أو إذا مرر الجميع
value-ending-timer = وكذلك إذا انتهى الوقت، محسوبًا من أول تمرير
value-ending-relaxed = إذا سلّم الجميع: بلا سباق وبلا قف
option-timer = الثواني من أول تمرير
option-check = ثواني الاعتراض
value-check-none = بلا حد
option-cap = دقائق التوزيعة
value-cap-none = بلا حد
option-building = دقائق البناء بلا سباق
value-building-none = بلا حد
option-hands = الأيدي
value-hands-open = مكشوفة
value-hands-hidden = مستورة
option-snakes = الأفاعي
value-snakes-open = مكشوفة
value-snakes-hidden = مستورة حتى النهاية
option-repeats = الكلمة نفسها مرتين في الأفعى
reason-relaxed-is-hidden = بلا سباق تكون الأفاعي مستورة على كل حال، فاترك هذا الخيار.
reason-timer-without-timer = الثواني من أول تمرير لتوزيعة تنتهي بانتهاء الوقت.

## الأماكن
zone-stock = أوراق لا تُستعمل في هذه التوزيعة
zone-centre = الوسط
zone-packet-you = أوراقك قبل كشفها
zone-packet-they = أوراق { $who } قبل كشفها
zone-rack-you = أوراقك
zone-rack-they = أوراق { $who }
zone-snake-you = أفعاك
zone-snake-they = أفعى { $who }
zone-left-you = ما بقي معك من أوراق
zone-left-they = ما بقي من أوراق { $who }

## النقلات والأسباب
field-words = الكلمات
field-number = المقعد
verb-go = انطلق
verb-stop = قف
verb-snake = وضع الأفعى
verb-take = أخذ ورقة من الوسط
move-go = انطلق!
move-stop = قف!
move-snake = ضع { $words }
move-take = خذ { $card_object }
move-pass = مرِّر، وتنتهي توزيعتك
move-stand = لا اعتراض، أو لا مزيد
move-challenge-word-number = اعترض على { $word } للمقعد { $number }
reason-centre-one = ورقة واحدة من الوسط في كل مرة: ضعها في الأفعى ثم خذ التالية.
reason-centre-gone = لم تعد { $card } في الوسط.
reason-use-it-now = ما أخذته للتو يدخل في كلمة في الحال: { $card }.
reason-place-it-first = استعمل أولًا الورقة التي أخذتها للتو.
reason-not-a-chain = يجب أن تبدأ { $word } بآخر حرف من { $before }.
reason-not-whole = في أفعاك كلمة لم تكتمل.
reason-cards-left = قف لمن لم تبق له ورقة خارج أفعاه.
reason-no-stop = لا قف بلا سباق، فسلّم بالأمر pass.

## ما يحدث
deal-begins-you = التوزيعة { $deal } من { $deals }: 13 ورقة مقلوبة لكل لاعب. أنت تقول انطلق.
deal-begins-they = التوزيعة { $deal } من { $deals }: 13 ورقة مقلوبة لكل لاعب. إشارة الانطلاق عند { $who }.
centre = في الوسط: { $cards }.
go = 3، 2، 1، انطلق!
your-cards-you = أوراقك: { $cards }.
takes-you = تأخذ { $card } من الوسط، والباقي فيه { $left }.
takes-they = من الوسط إلى { $who }: { $card }، والباقي { $left }.
declines-you = لا تأخذ شيئًا.
declines-they = من { $who }: لا أخذ.
snake-points = { $points ->
    [0] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
cards-held = { $held ->
    [0] ولا ورق باقيًا
    [one] والباقي ورقة واحدة
    [two] والباقي ورقتان
    [few] والباقي { $held } ورقات
   *[other] والباقي { $held } ورقة
}
builds-you = أفعاك: { $words }. { snake-points }، { cards-held }.
builds-they = أفعى { $who }: { $words }. { snake-points }، { cards-held }.
passes-you = تمرر.
passes-they = تمرير من { $who }.
hands-in-you = تسلّم أفعاك.
hands-in-they = تسليم من { $who }.
sand-runs = بدأت الساعة الرملية: { $seconds } ثانية.
snake-left = { $left ->
    [0] لا يبقى من الأفعى شيء
   *[other] يبقى { $words }
}
takes-back-you = تسترد { $cards }، و{ snake-left }.
takes-back-they = تعود إلى { $who } هذه الأوراق: { $cards }، و{ snake-left }.
stops-you = تقول قف بأفعى { $words }: { snake-points }. لا حركة الآن.
stops-they = قف من { $who } بأفعى { $words }: { snake-points }. لا حركة الآن.
shows-you = تكشف أفعاك: { $words }. { snake-points }.
shows-they = أفعى { $who } بعد كشفها: { $words }. { snake-points }.
lets-words-stand-you = لا اعتراض آخر عندك.
lets-words-stand-they = لا اعتراض آخر عند { $who }.
marked-word = { $whose_you ->
    [0] { $word } في أفعى { $whose }
   *[other] { $word } في أفعاك
}
marks-you = تعترض على { marked-word }.
marks-they = اعتراض من { $who } على { marked-word }.
word-costs = { $points ->
    [0] لا شيء
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
challenges-wrongly-you = اعترضت على { $word } وهي في القائمة، فتخسر { word-costs }.
challenges-wrongly-they = اعتراض { $who } على { $word } خاطئ، فهي في القائمة، وثمنه { word-costs }.
challenges-rightly-you = اعترضت على { $word } وأصبت: ليست في القائمة.
challenges-rightly-they = اعتراض { $who } على { $word } صحيح: ليست في القائمة.
lapsed-word = { $whose_you ->
    [0] كلمة في أفعى { $whose }
   *[other] كلمة في أفعاك
}
lapses-you = يسقط اعتراضك على { lapsed-word }، فقد قُطعت قبل ذلك.
lapses-they = يسقط اعتراض { $who } على { lapsed-word }، فقد قُطعت قبل ذلك.
stop-stands-you = ثبت قولك قف.
stop-stands-they = ثبت قول { $who } قف.
stop-falls-you = سقط قولك قف، وأنت خارج هذه التوزيعة.
stop-falls-they = سقط قول { $who } قف، والتوزيعة تمضي بدونه.
deal-ends = انتهت التوزيعة { $deal }.
costs-more = { $cost ->
    [0] {""}
   *[other] ، ناقص { $cost } لاعتراضات خاطئة
}
left-with-you = بقي معك: { $cards }.
left-with-they = بقي مع { $who }: { $cards }.
scored-you = لك { $points } عن الأفعى، ناقص { $against } عن الورق الباقي{ costs-more }. المجموع { $total }.
scored-they = حساب { $who }: { $points } عن الأفعى، ناقص { $against } عن الورق الباقي{ costs-more }. المجموع { $total }.
wins-you = تفوز بمجموع { $total }.
wins-we = الفوز مشترك بينك وبين { $others }، لكل واحد { $total }.
wins-they = { $people ->
    [one] الفائز { $who } بمجموع { $total }
   *[other] الفوز مشترك: { $who }، لكل واحد { $total }
}.

## معلومات
fact-score-you = نقاطك
fact-score-they = نقاط { $who }
fact-score-value = { $score }
fact-deal = التوزيعة
fact-deal-value = { $deal } من { $deals }
fact-snake-you = أفعاك
fact-snake-they = أفعى { $who }
fact-snake-value = { $words }: { snake-points }
fact-my-snake-you = أفعاك
fact-my-snake-they = أفعى { $who }
fact-my-snake-value = { $words }: { snake-points }
fact-passed-you = أنت
fact-passed-they = { $who }
fact-passed-value = انتهى من هذه التوزيعة
