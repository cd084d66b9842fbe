# تيك تو. الورقة مؤنثة، والمخاطب مفرد مذكر.
name = تيك تو
about = متحرك فساكن فمتحرك فساكن؛ وبالورقة نفسها مرة أخرى يسحب صاحب أقل الأوراق ورقتين.
variant-three = تيك تو، لأول من يفوز بثلاث توزيعات

## خيارات الطاولة
option-match = المباراة
value-match-one-deal = توزيعة واحدة
value-match-first-to-three = لأول من يفوز بثلاث توزيعات
option-places = المراكز
value-places-winner-only = الفائز وحده
value-places-by-cards-left = ترتيب الآخرين بما بقي معهم من أوراق

## الأماكن
zone-stock = كومة السحب
zone-discard = كومة اللعب
zone-hand-you = يدك
zone-hand-they = يد { $who }

## ما تُحسب به الورقة
part-vowel = على أنه متحرك
part-consonant = على أنه ساكن
part-same = على أنه الورقة نفسها
part-open = لا هو متحرك ولا ساكن بعد
kind-vowel = حرف متحرك
kind-consonant = حرف ساكن
as-B = على أنه { alpha-B }
as-C = على أنه { alpha-C }
as-D = على أنه { alpha-D }
as-F = على أنه { alpha-F }
as-G = على أنه { alpha-G }
as-H = على أنه { alpha-H }
as-J = على أنه { alpha-J }
as-K = على أنه { alpha-K }
as-L = على أنه { alpha-L }
as-M = على أنه { alpha-M }
as-N = على أنه { alpha-N }
as-P = على أنه { alpha-P }
as-Q = على أنه { alpha-Q }
as-R = على أنه { alpha-R }
as-S = على أنه { alpha-S }
as-T = على أنه { alpha-T }
as-V = على أنه { alpha-V }
as-W = على أنه { alpha-W }
as-X = على أنه { alpha-X }
as-Y = على أنه { alpha-Y }
as-Z = على أنه { alpha-Z }
as-A-E = على أنه { alpha-A-E }
as-A-I = على أنه { alpha-A-I }
as-A-O = على أنه { alpha-A-O }
as-A-U = على أنه { alpha-A-U }
as-E-I = على أنه { alpha-E-I }
as-E-O = على أنه { alpha-E-O }
as-E-U = على أنه { alpha-E-U }
as-I-O = على أنه { alpha-I-O }
as-I-U = على أنه { alpha-I-U }
as-O-U = على أنه { alpha-O-U }
as-Y-vowel = على أنه { alpha-Y } متحركًا
as-Y-consonant = على أنه { alpha-Y } ساكنًا

## النقلات والأسباب
move-play = العب { $card_object }
move-play-card-part = العب { $card_object } { $part }
move-draw = اسحب ورقتين
move-pass = لا تلعب شيئًا
reason-vowel-wanted = لا يصلح هنا إلا حرف متحرك، أو { $same_object } مرة أخرى.
reason-consonant-wanted = لا يصلح هنا إلا حرف ساكن، أو { $same_object } مرة أخرى.
reason-only-a-card-just-drawn = لا تُلعب الآن إلا ورقة سحبتها للتو.
reason-already-drawn = لقد سحبت في هذا الدور.
reason-nothing-to-draw = لم يبق ما يُسحب.
reason-draw-or-play = العب ورقة، أو اسحب ورقتين أولًا.
reason-say-the-part = قل على أنه ماذا تلعب هذه الورقة: as vowel للمتحرك، as consonant للساكن، وللجوكر وحده as same للورقة نفسها.

foresee-goes-out = آخر أوراقك: تفوز
foresee-draw-two = السحب على { $who }: ورقتان

## ما يحدث
deals-you = ست ورقات لكل لاعب، والتوزيع عليك.
deals-they = ست ورقات لكل لاعب، والتوزيع على { $who }.
deal-begins-you = التوزيعة { $deal }. ست ورقات لكل لاعب، والتوزيع عليك.
deal-begins-they = التوزيعة { $deal }. ست ورقات لكل لاعب، والتوزيع على { $who }.
first-card = أول ورقة في كومة اللعب: { $card }.
first-card-free = أول ورقة في كومة اللعب: { $card }. كل ورقة تصلح عليها.
your-hand-you = في يدك: { $cards }.
cards-left = { $left ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}
left = { $left ->
    [0] ، وهي آخر ورقة
   *[other] . الباقي { cards-left }
}
plays-you = تلعب { $card }{ left }.
plays-they = من { $who }: { $card }{ left }.
plays-as-you = تلعب { $card } { $part }{ left }.
plays-as-they = من { $who }: { $card } { $part }{ left }.
plays-same-you = تلعب { $card } مرة أخرى، الورقة نفسها{ left }.
plays-same-they = من { $who }: { $card } مرة أخرى، الورقة نفسها{ left }.
same-part = { $part_id ->
    [part-open] {""}
   *[other] { " " }{ $part }
}
plays-same-as-you = تلعب { $card }{ same-part }، الورقة نفسها{ left }.
plays-same-as-they = من { $who }: { $card }{ same-part }، الورقة نفسها{ left }.
fewest-you = معك أقل الأوراق.
fewest-we = معك ومع { $others } أقل الأوراق.
fewest-they = أقل الأوراق مع { $who }.
now-holding = { $hand ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}
draws-you = { $cards_count ->
    [0] لم يبق ما تسحبه
   *[other] تسحب { $cards }
}. في يدك { now-holding }.
draws-they = { $cards_count ->
    [0] لم يبق ما يُسحب، والدور في السحب على { $who }
    [1] السحب على { $who }: ورقة واحدة
   *[other] السحب على { $who }: ورقتان
}. في اليد { now-holding }.
draws-fewest-you = معك أقل الأوراق، { $cards_count ->
    [0] لكن لم يبق ما تسحبه
   *[other] فتسحب { $cards }
}. في يدك { now-holding }.
draws-fewest-they = أقل الأوراق مع { $who }، { $cards_count ->
    [0] لكن لم يبق ما يُسحب
    [1] فعليه سحب الورقة الباقية
   *[other] فعليه سحب ورقتين
}. في اليد { now-holding }.
reshuffled = نفدت كومة السحب، فخُلطت الأوراق الملعوبة كومة جديدة: { $left ->
    [0] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}.
plays-nothing-you = لا تلعب شيئًا.
plays-nothing-they = من { $who }: لا شيء.
passes-you = تمرر الدور، فلم يبق ما يُسحب.
passes-they = تمرير من { $who }، فلم يبق ما يُسحب.
ends-dry = مر دور كامل بلا لعب ولا سحب، فالفوز لأقل الأوراق.
ends-long = بلغ عدد الأدوار { $turns }، فالفوز لأقل الأوراق.
fewest-left-you = معك أقل الأوراق، وعددها { $left }.
fewest-left-we = معك ومع { $others } أقل الأوراق، لكل واحد { $left }.
fewest-left-they = أقل الأوراق مع { $who }، { $people ->
    [one] وعددها { $left }
   *[other] لكل واحد { $left }
}.
deal-won-you = تفوز بالتوزيعة: { $won } من 3.
deal-won-they = التوزيعة ل{ $who }: { $won } من 3.
wins-you = تفوز.
wins-we = الفوز لك ول{ $others } معًا.
wins-they = { $people ->
    [one] الفوز ل{ $who }
   *[other] الفوز ل{ $who } معًا
}.
deals-won = { $won ->
    [0] بلا توزيعة
    [one] بتوزيعة واحدة
    [two] بتوزيعتين
    [few] ب{ $won } توزيعات
    [many] ب{ $won } توزيعة
   *[other] ب{ $won } توزيعة
}
match-won-you = تفوز بالمباراة { deals-won }.
match-won-we = المباراة لك ول{ $others } معًا، كل واحد { deals-won }.
match-won-they = { $people ->
    [one] المباراة ل{ $who } { deals-won }
   *[other] المباراة ل{ $who } معًا، كل واحد { deals-won }
}.
place = { $place ->
    [2] المركز الثاني
    [3] المركز الثالث
   *[other] المركز الرابع
}
placed-you = { place } لك، والباقي معك { cards-left }.
placed-they = { place } ل{ $who }، والباقي { cards-left }.
placed-deals-you = { place } لك { deals-won }، والباقي معك في كل التوزيعات { cards-left }.
placed-deals-they = { place } ل{ $who } { deals-won }، والباقي في كل التوزيعات { cards-left }.

## معلومات
fact-top = على القمة
fact-top-value = { $card }
fact-top-as = على القمة
fact-top-as-value = { $card }، { $part }
fact-fits = يصلح الآن
fact-fits-value = { $part } أو { alpha-Y } أو { alpha-wild }، أو { $same_object } مرة أخرى
fact-fits-any = يصلح الآن
fact-fits-any-value = أي ورقة
fact-won-you = توزيعاتك
fact-won-they = توزيعات { $who }
fact-won-value = { $won }
fact-target = للفوز بالمباراة
fact-target-value = { $won ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $won } توزيعات
   *[other] { $won } توزيعة
}
fact-deal = التوزيعة
fact-deal-value = { $deal }
fact-dealer-you = التوزيع
fact-dealer-they = التوزيع
fact-dealer-value = { $who }
fact-turns = الأدوار الباقية حتى يفوز صاحب أقل الأوراق
fact-turns-value = { $turns }
