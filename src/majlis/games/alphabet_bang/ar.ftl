# ألفابت بانغ. الورقة مؤنثة، والمخاطب مفرد مذكر.
name = ألفابت بانغ
about = تُقلب الأوراق في صف، وأول من يضرب الحرف الذي سبق في الصف يأخذه كله.
variant-relaxed = ألفابت بانغ، واحدًا بعد الآخر

## خيارات الطاولة
option-pace = الضرب
value-pace-real-time = سباق
value-pace-relaxed = بالدور وبلا عجلة
option-window = أقل وقت بين ورقتين، بالثواني
option-false_slap = الضربة الخاطئة
value-false_slap-locks-out = توقف صاحبها حتى الورقة التالية
value-false_slap-gives-a-card = تكلّف ورقة مما كسبه صاحبها
value-false_slap-nothing = بلا عقوبة
option-flip = الورقة التالية
value-flip-by-itself = تُقلب وحدها بعد مدة
value-flip-waits = تنتظر صاحبها
option-handicap_1 = تأخير المقعد الأول، بأجزاء الألف من الثانية
option-handicap_2 = تأخير المقعد الثاني، بأجزاء الألف من الثانية
reason-handicap-without-race = حين يكون الضرب بالدور لا يسبق أحد أحدًا، فاترك التأخير صفرًا.

## الأماكن
zone-stock = أوراق لم توزع بعد
zone-line = الصف
zone-packet-you = رزمتك
zone-packet-they = رزمة { $who }
zone-won-you = ما كسبته من ورق
zone-won-they = ما كسبه { $who } من ورق

## الحروف
bang-A = إيه
bang-B = { alpha-B }
bang-C = { alpha-C }
bang-D = { alpha-D }
bang-E = إي
bang-F = { alpha-F }
bang-G = { alpha-G }
bang-H = { alpha-H }
bang-I = آي
bang-J = { alpha-J }
bang-K = { alpha-K }
bang-L = { alpha-L }
bang-M = { alpha-M }
bang-N = { alpha-N }
bang-O = أوه
bang-P = { alpha-P }
bang-Q = { alpha-Q }
bang-R = { alpha-R }
bang-S = { alpha-S }
bang-T = { alpha-T }
bang-U = يو
bang-V = { alpha-V }
bang-W = { alpha-W }
bang-X = { alpha-X }
bang-Y = { alpha-Y }
bang-Z = { alpha-Z }
bang-wild = الجوكر
bang-bang = بانغ
bang-alphabet = ألفابت بانغ

## النقلات والأسباب
field-name = الحرف
verb-flip = القلب
verb-slap = ضرب حرف
verb-bang = بانغ
verb-alphabetbang = ألفابت بانغ
move-flip = اقلب ورقة
move-slap = اضرب { $name }
move-bang = بانغ!
move-alphabetbang = ألفابت بانغ!
move-pass = لا شيء يُضرب
reason-wait-for-hearing = انتظر، لم يسمع الجميع الورقة بعد.
reason-locked-out = أنت موقوف حتى الورقة التالية.
reason-no-line = لا ورقة مكشوفة تُضرب الآن.
reason-tried-before = جربت هذا على هذه الورقة.
reason-look-first = تأتي الورقة التالية بعد أن يأخذ كلاكما وقته.
reason-no-hints-in-a-race = لا تلميحات في السباق.

## ما يحدث
starts-you = لكل منكما { $cards } ورقة. تقلب أنت أولًا.
starts-they = لكل منكما { $cards } ورقة. القلب أولًا على { $who }.
flips-you = تقلب { $letter }.
flips-they = من { $who }: { $letter }.
now = الآن!
answers-nothing-you = لا تضرب شيئًا.
answers-nothing-they = من { $who }: لا ضرب.
line-cards = { $cards ->
    [one] الصف، وفيه ورقة واحدة
    [two] الصف، وفيه ورقتان
    [few] الصف، وفيه { $cards } ورقات
   *[other] الصف، وفيه { $cards } ورقة
}
cards-won = { $won ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $won } ورقات
   *[other] { $won } ورقة
}
wins-line-you = تضرب { $letter } فتكسب { line-cards }. المجموع { cards-won }.
wins-line-they = ضربة { $letter } من { $who } تكسب { line-cards }. المجموع { cards-won }.
wins-line-wild-you = ألفابت بانغ! تكسب { line-cards }. المجموع { cards-won }.
wins-line-wild-they = ألفابت بانغ من { $who }، وبها يُكسب { line-cards }. المجموع { cards-won }.
false-letter-you = تقول { $slap }، لكن الورقة الجديدة { $letter }.
false-letter-they = من { $who }: { $slap }، لكن الورقة الجديدة { $letter }.
false-first-you = تقول { $slap }، لكن { $letter } لم يسبق في الصف.
false-first-they = من { $who }: { $slap }، لكن { $letter } لم يسبق في الصف.
false-wild-you = تقول { $slap }، لكن الجوكر لا يُكسب إلا بقول ألفابت بانغ.
false-wild-they = من { $who }: { $slap }، لكن الجوكر لا يُكسب إلا بقول ألفابت بانغ.
false-alphabet-you = تقول { $slap }، لكن الورقة الجديدة { $letter } لا جوكر.
false-alphabet-they = من { $who }: { $slap }، لكن الورقة الجديدة { $letter } لا جوكر.
locked-out-you = أنت موقوف حتى الورقة التالية.
locked-out-they = التوقف على { $who } حتى الورقة التالية.
pays-you = تدفع ورقة مما كسبت، والباقي { $won }.
pays-they = على { $who } ورقة مما كسب، والباقي { $won }.
nothing-to-pay-you = لم تكسب ورقة تدفعها.
nothing-to-pay-they = لا ورق مكسوبًا يدفعه { $who }.
ends-you = لم تبق لك ورقة تقلبها، فانتهت اللعبة.
ends-they = لم تبق ورقة يقلبها { $who }، فانتهت اللعبة.
most-you = تفوز ومعك { cards-won } مقابل { $other }.
most-they = الفائز { $who }: { cards-won } مقابل { $other }.
draw = لكل منكما { cards-won }: تعادل.

## معلومات
fact-newest = أحدث ورقة
fact-newest-value = { $letter }
fact-line = أوراق الصف
fact-line-value = { $cards }
fact-won-you = كسبت
fact-won-they = كسب { $who }
fact-won-value = { cards-won }
fact-packet-you = الباقي في رزمتك
fact-packet-they = الباقي في رزمة { $who }
fact-packet-value = { $cards }
fact-locked-you = أنت
fact-locked-they = { $who }
fact-locked-value = توقف حتى الورقة التالية
