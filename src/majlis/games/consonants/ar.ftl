name = السواكن
about = كل حرف ساكن تأخذه يُحسب عليك، والكلمات تُسقط منه. والفوز لأقل النقاط.
variant-bots = السواكن، كلماتها من القائمة
variant-short = السواكن، مباراة قصيرة

## الخيارات
option-limit = نقاط تنهي المباراة
option-passing = تمرير الورق
value-passing-with-rest = في كل توزيعة إلا واحدة من كل دورة
value-passing-always = في كل توزيعة
option-tricks = اللمة بعد تمامها
value-tricks-next-lead = تبقى مكشوفة حتى البدء التالي
value-tricks-at-once = تُقلب في الحال
value-tricks-open = يجوز النظر فيها دائمًا

## الأماكن
zone-stock = الرزمة
zone-kitty = الورق الفائض
zone-trick-you = ورقتك في اللمة
zone-trick-they = ورقة { $who } في اللمة
zone-taken-you = لماتك
zone-taken-they = لمات { $who }
zone-pile-you = ما أخذته من ورق
zone-pile-they = الورق المأخوذ، { $who }
zone-words-you = كلماتك
zone-words-they = كلمات { $who }
zone-given-you = ما تمرره
zone-given-they = الورق الممرر من { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات والأسباب
letter-own = كما هي
verb-give = تمرير ورق
verb-lower = خصم من رصيدك
verb-raise = زيادة على الآخرين
move-give-cards = مرِّر { $cards_object }
move-play-card-part = العب { $card_object } { $part }
move-lower = اخصم 50 نقطة من رصيدك
move-raise = زد 50 نقطة على كل من سواك
reason-lead-first = تبدأ اللمة الأولى بورقة { $card_object }.
reason-follow = عندك ما يتبع { $letter }، فاتباعه لازم.
reason-go-over = { $same ->
    [1] عندك حرف بعد { $high }، فلعبه لازم.
   *[other] ليس عندك { $letter }، لكن عندك { $high } أو حرف بعده، فلعبه لازم.
}
reason-give-four = { $count ->
    [few] عدد الأوراق التي تمررها { $count }.
   *[other] عدد الأوراق التي تمررها { $count }.
}
foresee-takes = تأخذ اللمة، { made-points }
foresee-highest = أبعد حرف حتى الآن، وفي اللمة { made-points }
foresee-leaves = اللمة من نصيب { $holder }
foresee-below = يبقى في المقدمة { $holder }

## ما يحدث
kitty-cards = { $kitty ->
    [0] {""}
    [two] ، والفائض ورقتان
    [few] ، والفائض { $kitty } ورقات
   *[other] ، والفائض { $kitty } ورقة
}
cards-each = { $each ->
    [few] { $each } ورقات
   *[other] { $each } ورقة
}
deal-begins-you = التوزيعة { $deal }. التوزيع عليك: لكل لاعب { cards-each }{ kitty-cards }.
deal-begins-they = التوزيعة { $deal }. التوزيع على { $who }: لكل لاعب { cards-each }{ kitty-cards }.
your-hand-you = في يدك: { $cards }.
no-pass = لا تمرير في هذه التوزيعة.
to-pass-you = اختر أربع ورقات تمررها إلى { $to }{ $same ->
    [1] ، ولك منه أربع
   *[other] ، ولك أربع من { $source }
}.
gives-you = تمرر إلى { $to } { $cards_object }.
gives-they = من { $who } أربع ورقات { $to_you ->
    [1] إليك
   *[other] إلى { $to }
}.
receives-you = جاءك من { $source }: { $cards_object }.
in-kitty = { $missing_count ->
    [0] {""}
   *[other] في الورق الفائض إذن: { $missing }.{" "}
}
first-lead-you = { in-kitty }عندك { $card_object }، فتبدأ بها.
first-lead-they = { in-kitty }عند { $who } ورقة { $card_object }، والبدء بها.
card-as = { $part_id ->
    [letter-own] { $card_object }
   *[other] { $card_object } { $part }
}
leads-you = تبدأ: { card-as }.
leads-they = البدء من { $who }: { card-as }.
follows-you = تتبع: { card-as }.
follows-they = متابعة من { $who }: { card-as }.
goes-over-you = ليس عندك { $letter }، فتلعب { card-as }.
goes-over-they = ليس عند { $who } حرف { $letter }، فالورقة { card-as }.
stays-under-you = ليس عندك { $letter }{ $same ->
    [1] {" "}ولا ما بعده
   *[other] {" "}ولا { $high } ولا ما بعده
}، فترمي { card-as }.
stays-under-they = ليس عند { $who } حرف { $letter }{ $same ->
    [1] {" "}ولا ما بعده
   *[other] {" "}ولا { $high } ولا ما بعده
}، فالمرمي { card-as }.
for-points = { $points ->
    [0] بلا نقاط
   *[other] { made-points }
}
takes-trick-you = تأخذ اللمة بورقة { card-as }: { for-points }.
takes-trick-they = اللمة من نصيب { $who } بورقة { card-as }: { for-points }.
takes-kitty-you = ومع اللمة الأخيرة تأخذ الورق الفائض، { $cards }: { for-points }.
takes-kitty-they = ومع اللمة الأخيرة الورق الفائض من نصيب { $who }، { $cards }: { for-points }.
cards-taken = { $count ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
has-taken-you = عندك { cards-taken }، { for-points }.
has-taken-they = عند { $who } { cards-taken }، { for-points }.
all-six-you = الحروف الفريدة الستة كلها عندك، فلا يُحسب عليك ورقك!
all-six-they = الحروف الفريدة الستة كلها عند { $who }، فلا يُحسب ذلك الورق!
your-pile-you = { $cards_count ->
    [0] ليس عندك ورق للكلمات.
   *[other] ورقك للكلمات: { $cards }.
}
in-all = { $words_count ->
    [1] {""}
   *[other] . المجموع { made-points }
}
my-words-you = { $words_count ->
    [0] قائمتك فارغة.
   *[other] قائمتك: { $words }{ in-all }.
}
shows-words-you = { $words_count ->
    [0] لا كلمات عندك.
   *[other] كلماتك: { $words }{ in-all }.
}
shows-words-they = { $words_count ->
    [0] لا كلمات عند { $who }.
   *[other] كلمات { $who }: { $words }{ in-all }.
}
owner = { $whose_you ->
    [1] عليك
   *[other] على { $whose }
}
challenge-right-you = تعترض على { $word } وأنت محق: ليست في القائمة. تُحسب من جديد { owner }، ويُخصم من رصيدك: { made-points }.
challenge-right-they = اعتراض صحيح من { $who } على { $word }: ليست في القائمة. تُحسب من جديد { owner }، ويُخصم من رصيد { $who }: { made-points }.
challenge-wrong-you = تعترض على { $word }، لكنها في القائمة: تُزاد على رصيدك وتُخصم من رصيد { $whose }: { made-points }.
challenge-wrong-they = اعتراض من { $who } على { $word }، لكنها في القائمة: تُزاد على رصيد { $who } وتُخصم من { $whose_you ->
    [1] رصيدك
   *[other] رصيد { $whose }
}: { made-points }.
flies-lower-you = تخصم من رصيدك { $points } نقطة.
flies-lower-they = خصم من رصيد { $who }: { $points } نقطة.
flies-raise-you = تزيد { $points } نقطة على كل من سواك.
flies-raise-they = بقرار { $who } تُزاد { $points } نقطة على كل الآخرين.
by-doubts = { $off ->
    [0] {""}
   *[other] ، ناقص { $off } بالاعتراضات
}{ $added ->
    [0] {""}
   *[other] ، زائد { $added } بالاعتراضات
}
less-words = { $saved ->
    [0] {""}
   *[other] ، ناقص { $saved } في كلمات
}
how-scored = { $plain ->
    [1] {""}
   *[other] {" "}(المأخوذ { $taken }{ less-words }{ by-doubts })
}
scores-you = نقاطك في هذه التوزيعة: { $points }{ how-scored }. رصيدك { $total }.
scores-they = نقاط { $who } في هذه التوزيعة: { $points }{ how-scored }. الرصيد { $total }.
scores-flying-you = عندك الحروف الفريدة الستة، فلا شيء عليك{ by-doubts }. رصيدك { $total }.
scores-flying-they = عند { $who } الحروف الفريدة الستة، فلا يُحسب شيء{ by-doubts }. الرصيد { $total }.
ends-long = بلغ عدد التوزيعات { $deals }، فانتهت المباراة.

## معلومات
fact-limit = تنتهي المباراة عند
fact-limit-value = { $limit } نقطة
fact-deal = التوزيعة
fact-deal-value = { $deal }
fact-passes-to-you = تمرر إلى
fact-passes-to-they = التمرير من { $who } إلى
fact-passes-to-value = { $to }
fact-led-you = بدأت بحرف
fact-led-they = البدء من { $who } بحرف
fact-led-value = { $letter }
fact-latest-you = أبعد حرف، منك
fact-latest-they = أبعد حرف، من { $who }
fact-latest-value = { $letter }
fact-worth = في اللمة
fact-worth-value = { made-points }
fact-pile-you = أخذت
fact-pile-they = المأخوذ، { $who }
fact-pile-value = { made-points }

## الحروف
named-A = إيه
named-B = { alpha-B }
named-C = { alpha-C }
named-D = { alpha-D }
named-E = إي
named-F = { alpha-F }
named-G = { alpha-G }
named-H = { alpha-H }
named-I = آي
named-J = { alpha-J }
named-K = { alpha-K }
named-L = { alpha-L }
named-M = { alpha-M }
named-N = { alpha-N }
named-O = أوه
named-P = { alpha-P }
named-Q = { alpha-Q }
named-R = { alpha-R }
named-S = { alpha-S }
named-T = { alpha-T }
named-U = يو
named-V = { alpha-V }
named-W = { alpha-W }
named-X = { alpha-X }
named-Y = { alpha-Y }
named-Z = { alpha-Z }
