name = الكنجفة
about = كل لاعب وحده وبلا ورق حاكم: ابدأ بما لا يُغلب، واستدعِ ما يغلبك، واجمع أكثر اللمات.
variant-wilkins = كنجفة ويلكنز: بدء بورق ضعيف وتبادل أوراق
variant-chatto = كنجفة شاتو: سرخيل وشراء ورق
variant-maudranalay = كنجفة مودرانالاي: حتى تُغلب ورقة الآخِري
variant-shurreef = كنجفة شريف: ثلاثة لاعبين و51 ورقة

## الخيارات
option-pack = الرزمة
value-pack-moghul = مغولية، 96 ورقة، بالترتيب الهندي
value-pack-iran = مغولية، 96 ورقة، بالترتيب الإيراني
value-pack-dashavatara = داشافاتارا، 120 ورقة
value-pack-french-51 = كوتشينة من 51 ورقة لثلاثة لاعبين
option-hours = النوع الذي يُبدأ به هو نوع
value-hours-day = النهار
value-hours-night = الليل
value-hours-auto = وقت بدء المباراة
option-rounds = عدد الجولات
option-end_phase = يبدأ القسم الأخير حين يبقى في اليد
value-end_phase-wilkins = بدلًا منه القسم الثاني على طريقة ويلكنز
value-end_phase-none = بلا قسم أخير
option-deni = من عنده دني
value-deni-must = يلزمه أن يلعبه
value-deni-may = يجوز له أن يلعبه
option-low_lead = يجوز البدء بورقة أضعف بدل الأحكام
option-must_beat = من يقدر أن يغلب يلزمه ذلك
option-memory = من الذاكرة: لا يظهر ما لُعب
option-stakes = الرهان على كل لمة من الفرق، بنقود وهمية
option-payers = يدفع
value-payers-losers = من له أقل اللمات
value-payers-all = كل من لم يفز
option-following = تُلعب الجولة التالية
value-following-fresh = بتوزيع جديد
value-following-won-cards = بالورق المكسوب، ومن نقص ورقه يشتري
value-following-exchange = بتوزيع جديد، ويعطي الخاسرون أوراقًا للفائزين
option-pay_both = يُدفع الرهان مع شراء الورق أيضًا
option-serkhel = بعد كل جولة تُلعب سرخيل بالورق المكسوب
option-akheri = من يغلب الآخِري، وهي آخر بدء في الجولة
value-akheri-off = لا شيء له
value-akheri-exempts = يُعفى من الدفع
value-akheri-ends = تنتهي به المباراة إن كان خاسرًا في الجولة السابقة
option-most_rounds = أكثر عدد للجولات حيث تنهي الآخِري المباراة
option-next_dealer = الموزع التالي
value-next_dealer-right = اللاعب على اليمين
value-next_dealer-loser = الخاسر
option-face_up = يبقى أول الورق وآخره في التوزيع مكشوفًا حتى أول بدء
option-precedence = ترتيب الأنواع عند السحب للتوزيع
value-precedence-chatto = على طريقة شاتو، والتاج أولًا
value-precedence-gordhandas = على طريقة غوردانداس، والبراءة أولًا
option-ace = في رزمة الـ51 يكون الآس
value-ace-low = أضعف ورقة
value-ace-high = تحت الولد
value-ace-red-reversed = تحت الولد في الأحمر المقلوب، وفي غيره الأضعف
option-court_names = تُسمى الصور في رزمة الـ51
value-court_names-indian = بادشاه وبيبيا وغلام
value-court_names-french = شايب وبنت وولد

## الأماكن
zone-stock = الرزمة
zone-trick-you = ما ألقيته
zone-trick-they = ما ألقاه { $who }
zone-won-you = لماتك
zone-won-they = لمات { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }
zone-shown-you = المكشوف من يدك
zone-shown-they = المكشوف من يد { $who }
zone-side-you = كومتك الجانبية
zone-side-they = الكومة الجانبية عند { $who }
zone-hidden = الورقة المبدوء بها مقلوبة
mark-hukm = حُكم

## النقلات
verb-open = البدء بالأمير
verb-run = البدء بسلسلة
verb-deni = الدني
verb-utari = البدء بالأحكام
verb-hukm = البدء بحُكم
verb-lead = البدء
verb-hide = البدء بورقة مقلوبة
verb-yield = التنازل عن البدء
verb-lay = كشف اليد
verb-name = تسمية نوع
verb-pick = اختيار موضع
verb-give = إعطاء الحُكم
verb-double = إعطاء الحُكم والمضاعفة
verb-throw = رمي أوراق
verb-return = رد أوراق
field-name = النوع
field-suit = النوع الذي يُحسب
field-number = الموضع من أعلى
field-who = من
move-open = افتتح بالأمير ومعه { $card }
move-run = سلسلة: ابدأ بما عندك من { $name }
move-deni = دني: ابدأ ب{ $card } واستدعِ الحُكم
move-utari = أوتاري: ابدأ بأحكامك كلها معًا
move-hukm = حُكم: ابدأ بحُكم { $name }
move-lead = ابدأ ب{ $card }
move-lead-cards = { $cards_count ->
    [0] لا شيء عندك: تنازل عن البدء
   *[other] ابدأ ب{ $cards }
}
move-hide = مقلوبة: ابدأ ب{ $card } وسمِّ { $suit }
move-yield = تنازل عن البدء
move-lay = اكشف يدك: كل اللمات لك
move-name = سمِّ { $name }
move-pick = رقم { $number } من أعلى
move-give = أعطِ الحُكم
move-double = ضاعف: أعطِ الحُكم والورقة الثالثة
move-throw = ارمِ { $cards }
move-return = رُدَّ { $cards }
move-challenge = تحدَّ { $who }

## الخطوة الواجبة
due-run = الخطوة 1، سلسلة: ابدأ بها كلها إلا آخر ورقة منها
due-deni = الخطوة 2، دني: ابدأ بورقة ضعيفة من النوع واستدعِ حُكمه
due-utari = الخطوة 3، أوتاري: ابدأ بأحكامك كلها معًا
due-blind = الخطوة 4: ليس عندك ما تبدأ به، فيختار جارك ورقة من يدك دون أن يراها
due-end-hukms = القسم الأخير: ابدأ بأحكامك كلها معًا، سلاسل كاملة
due-end-suit = القسم الأخير: لا حُكم عندك، فيسمي جارك نوعًا
due-face-down = القسم الثاني: لا حُكم عندك، فابدأ بورقة مقلوبة وسمِّ نوعًا
phase-main = القسم الأول
phase-end = القسم الأخير
phase-second = القسم الثاني
lead-opening = الافتتاح
lead-run = سلسلة
lead-utari = أوتاري
lead-deni = دني
lead-blind = ورقة مختارة دون رؤية
lead-named = نوع مسمى
lead-low = ورقة ضعيفة
lead-face-down = ورقة مقلوبة

## الأسباب
reason-step-run = الواجب الخطوة 1: ابدأ من سلسلتك ب{ $cards }.
reason-step-deni = الواجب الخطوة 2: عندك { $card } وليس عندك { $hukm }، فالعب الدني بورقة أضعف من النوع نفسه.
reason-step-utari = الواجب الخطوة 3: ابدأ بأحكامك معًا: { $cards }.
reason-step-blind = الواجب الخطوة 4: ليس عندك ما تبدأ به، فتنازل عن البدء.
reason-step-end-hukms = في القسم الأخير تبدأ بأحكامك كلها معًا: { $cards }.
reason-step-end-suit = في القسم الأخير من لا حُكم عنده يسمي له جاره نوعًا: تنازل عن البدء.
reason-step-face-down = في القسم الثاني يُبدأ بما ليس حُكمًا مقلوبًا.
reason-due-run = ليس هذا: الواجب الخطوة 1، سلسلة بلا آخر ورقة منها.
reason-due-deni = ليس هذا: الواجب الخطوة 2، دني.
reason-due-utari = ليس هذا: الواجب الخطوة 3، الأحكام كلها معًا، أو واحد منها في القسم الثاني.
reason-due-blind = ليس هذا: الواجب الخطوة 4، ليس عندك ما تبدأ به.
reason-due-end-hukms = ليس هذا: الواجب أحكامك كلها، سلاسل كاملة.
reason-due-end-suit = ليس هذا: لا حُكم عندك تبدأ به.
reason-due-face-down = ليس هذا: الواجب ورقة مقلوبة.
reason-no-deni = لا يُلعب الدني بهذه الورقة.
reason-is-a-hukm = هذه الورقة حُكم، ولا يُبدأ بالحُكم مقلوبًا.
reason-mir-goes-anyway = يُبدأ على كل حال ب{ $card }: اختر الورقة التي معه.
reason-named-suit = النوع المسمى { $suit }: ابدأ بورقة منه.
reason-follow-named = النوع المسمى { $suit } وهو عندك: العب ورقة منه.
reason-must-beat = عندك ورقة تغلب { $card }، والغلب هنا لازم.
reason-no-third = ليست عندك الورقة الثالثة في الترتيب، فلا تقدر أن تضاعف.
reason-wrong-count = اختر { $count ->
    [one] ورقة واحدة
    [two] ورقتين مختلفتين
    [few] { $count } ورقات مختلفة
    [many] { $count } ورقة مختلفة
   *[other] { $count } ورقة مختلفة
}.
reason-won-cards-need-stakes = شراء الورق يحتاج إلى رهان: حدد رهانًا أو توزيعًا جديدًا.
reason-face-up-needs-a-fresh-deal = لا يبقى الورق مكشوفًا إلا مع توزيع جديد بلا تبادل.

## ما ستفعله النقلة
foresee-leads = البدء ب{ $cards }: { $count ->
    [0] بلا لمات
    [one] لمة واحدة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}
foresee-takes-all = كل ما بقي لك: { $count ->
    [0] بلا لمات
    [one] لمة واحدة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}
foresee-calls = تستدعي { $hukm }
foresee-one-trick = لك لمة واحدة
foresee-two-tricks = لك لمتان، الثانية ب{ $card }
foresee-cannot-win = نوع آخر: لا تغلب
foresee-first-of-suit = أول ورقة من النوع
foresee-beats = تغلب { $high }
foresee-below = تحت { $high }

## ما يحدث
deal-begins-you = الجولة { $round }. التوزيع عليك، لكل لاعب { $hand ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}.
deal-begins-they = الجولة { $round }. التوزيع على { $who }، لكل لاعب { $hand ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}.
won-cards-begin = الجولة { $round }. لا توزيع: يلعب كل واحد بما كسبه من ورق.
lies-open-you = مكشوف أمامك: { $cards }.
lies-open-they = مكشوف أمام { $who }: { $cards }.
your-hand-you = في يدك: { $cards }.
leads-first-you = عندك { $card }، فالبدء لك ومعه ورقة أخرى.
leads-first-they = عند { $who } { $card }، والبدء من هناك.
gives-you = خسرت الجولة السابقة، فيسحب { $other } من يدك دون رؤية: { $cards }.
gives-they = { $other_you ->
    [1] كسبت الجولة السابقة، فتسحب من يد { $who } دون رؤية: { $cards }. رُدَّ مثل عددها.
   *[other] كسب الجولة السابقة { $other }، فالسحب دون رؤية من يد { $who }: { $cards }.
}
gives-back-you = ترد إلى { $other }: { $cards }.
gives-back-they = { $other_you ->
    [1] يعود إليك من { $who }: { $cards }.
   *[other] يعود من { $who } إلى { $other }: { $cards }.
}
buys-you = تشتري من { $seller } بسعر { $price }: { $cards }. رصيدك { $balance }.
buys-they = { $seller_you ->
    [1] اشترى منك { $who } بسعر { $price }: { $cards }. الرصيد { $balance }.
   *[other] اشترى { $who } من { $seller } بسعر { $price }: { $cards }. الرصيد { $balance }.
}
settles-you = ما ينقصك: { $count ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}. تدفع { $price } إلى { $seller }، ورصيدك { $balance }.
settles-they = ما ينقص { $who }: { $count ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}. يُدفع { $price } { $seller_you ->
    [1] إليك
   *[other] إلى { $seller }
}، والرصيد { $balance }.
opens-you = تبدأ ب{ $cards }. لا شيء يغلب ذلك.
opens-they = يبدأ { $who } ب{ $cards }. لا شيء يغلب ذلك.
leads-run-you = من سلسلة تبدأ ب{ $cards }.
leads-run-they = من سلسلة يبدأ { $who } ب{ $cards }.
leads-hukms-you = أوتاري: تبدأ ب{ $cards }.
leads-hukms-they = أوتاري: يبدأ { $who } ب{ $cards }.
leads-deni-you = دني: تبدأ ب{ $card } وتستدعي { $hukm }، ويلزم إعطاؤه من { $holder }.
leads-deni-they = دني: يبدأ { $who } ب{ $card }، والمستدعى { $hukm }، ويلزم إعطاؤه { $holder_you ->
    [1] منك
   *[other] من { $holder }
}.
gives-hukm-you = تعطي { $card }.
gives-hukm-they = من { $who }: { $card }.
doubles-you = تعطي { $card } وتضاعف ب{ $third }: لمتان، فيلعب كل واحد ورقة ثانية.
doubles-they = من { $who }: { $card } ومضاعفة ب{ $third }: لمتان، فيلعب كل واحد ورقة ثانية.
throws-you = ترمي { $cards }.
throws-they = يرمي { $who }: { $cards }.
beats-you = تلعب { $cards }، وهي الأعلى حتى الآن.
beats-they = من { $who }: { $cards }، وهي الأعلى حتى الآن.
second-card-you = ورقتك الثانية: { $cards }.
second-card-they = الورقة الثانية من { $who }: { $cards }.
takes-you = لك { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، ومجموعك في هذه الجولة { $total }{ $left ->
    [0] {""}
   *[other] ، والبدء لك
}.
takes-they = من نصيب { $who } { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، والمجموع في هذه الجولة { $total }{ $left ->
    [0] {""}
   *[other] ، والبدء من هناك
}.
takes-deni-you = لك { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، ومجموعك في هذه الجولة { $total }{ $left ->
    [0] {""}
   *[other] ، ويبقى البدء عند { $leader }
}.
takes-deni-they = من نصيب { $who } { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، والمجموع في هذه الجولة { $total }{ $left ->
    [0] {""}
   *[other] { $leader_you ->
        [1] ، ويبقى البدء لك
       *[other] ، ويبقى البدء عند { $leader }
    }
}.
gives-up-lead-you = ليس عندك ما تبدأ به. { $hand ->
    [1] ورقتك الأخيرة مقلوبة
   *[other] أوراقك، وعددها { $hand }، مخلوطة مقلوبة
}، والاختيار عند { $neighbour }.
gives-up-lead-they = ليس عند { $who } ما يبدأ به. { $hand ->
    [1] الورقة الأخيرة مقلوبة
   *[other] الأوراق، وعددها { $hand }، مخلوطة مقلوبة
}، والاختيار { $neighbour_you ->
    [1] لك
   *[other] عند { $neighbour }
}.
picks-you = تختار رقم { $number } من يد { $leader }.
picks-they = اختار { $who } رقم { $number } { $leader_you ->
    [1] من يدك
   *[other] من يد { $leader }
}.
leads-blind-you = فتبدأ ب{ $cards }.
leads-blind-they = فيبدأ { $who } ب{ $cards }.
asks-suit-you = لا حُكم عندك، وفي يدك { $hand ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}. يسمي { $neighbour } نوعًا.
asks-suit-they = لا حُكم عند { $who }، وفي اليد { $hand ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $hand } ورقات
    [many] { $hand } ورقة
   *[other] { $hand } ورقة
}. { $neighbour_you ->
    [1] سمِّ أنت نوعًا.
   *[other] يسمي { $neighbour } نوعًا.
}
names-suit-you = تسمي { $suit } لبدء { $leader }.
names-suit-they = سمى { $who } { $suit } { $leader_you ->
    [1] لبدئك
   *[other] لبدء { $leader }
}.
has-none-you = لا ورقة عندك من { $suit }: يدك مخلوطة مقلوبة، والاختيار عند { $neighbour }.
has-none-they = لا ورقة عند { $who } من { $suit }: اليد مخلوطة مقلوبة، والاختيار { $neighbour_you ->
    [1] لك
   *[other] عند { $neighbour }
}.
leads-named-you = تبدأ ب{ $cards }.
leads-named-they = يبدأ { $who } ب{ $cards }.
leads-low-you = بدل أحكامك تبدأ ب{ $cards }.
leads-low-they = بدل الأحكام يبدأ { $who } ب{ $cards }.
hides-you = تبدأ بورقة مقلوبة هي { $card } وتسمي { $suit }: من عنده منه يلعب منه.
hides-they = مقلوب من { $who }: { $card }، والنوع المسمى { $suit }: من عنده منه يلعب منه.
turns-up-you = ورقتك المقلوبة: { $card }{ $counts ->
    [1] {""}
   *[other] ، ولا تُحسب مع { $suit }
}.
turns-up-they = الورقة المقلوبة من { $who }: { $card }{ $counts ->
    [1] {""}
   *[other] ، ولا تُحسب مع { $suit }
}.
lays-down-you = تكشف يدك فلا شيء يغلبها: { $cards }. لك { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، ومجموعك في هذه الجولة { $total }.
lays-down-they = كشف { $who } يدًا لا يغلبها شيء: { $cards }. ما كسبته { $count ->
    [one] اللمة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، والمجموع في هذه الجولة { $total }.
end-phase = في اليد { $left ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}، فيبدأ القسم الأخير: من له البدء يبدأ بأحكامه كلها معًا، ومن لا حُكم عنده يسمي له جاره نوعًا.
second-phase = خسر كل لاعب البدء مرة، فيبدأ القسم الثاني: الأحكام واحدًا واحدًا، وغيرها مقلوب.
akheri-beaten-you = غلبت الآخِري، وهي آخر بدء في الجولة، من { $leader }.
akheri-beaten-they = { $leader_you ->
    [1] غلب { $who } آخر بدء في الجولة، الآخِري، وكان منك.
   *[other] غلب { $who } الآخِري، وهي آخر بدء في الجولة، من { $leader }.
}
serkhel-begins-you = سرخيل: يُخلط الورق المكسوب في كومات. آخر لمة لك، فالتحدي الأول لك.
serkhel-begins-they = سرخيل: يُخلط الورق المكسوب في كومات. آخر لمة من نصيب { $who }، والتحدي الأول من هناك.
turns-top-you = تقلب أعلى ورقة في كومتك: { $cards }.
turns-top-they = قلب { $who } أعلى ورقة في الكومة: { $cards }.
challenges-you = تطلب من { $rival } رقم { $number }: { $cards }.
challenges-they = طلب { $who } { $rival_you ->
    [1] منك
   *[other] من { $rival }
} رقم { $number }: { $cards }.
wins-challenge-you = الورقتان لك، وعندك الآن { $total }.
wins-challenge-they = الورقتان من نصيب { $who }، والعدد الآن { $total }.
counted-you = الجولة { $round }: لك { $count ->
    [0] بلا لمات
    [one] لمة واحدة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، والمجموع { $total }.
counted-they = الجولة { $round }، { $who }: { $count ->
    [0] بلا لمات
    [one] لمة واحدة
    [two] لمتان
    [few] { $count } لمات
    [many] { $count } لمة
   *[other] { $count } لمة
}، والمجموع { $total }.
counted-cards-you = الجولة { $round }: لك { $count ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}، والمجموع { $total }.
counted-cards-they = الجولة { $round }، { $who }: { $count ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}، والمجموع { $total }.
nobody-pays = تساوى الجميع، فلا يدفع أحد.
pays-you = تدفع { $amount }، ورصيدك { $balance }.
pays-they = دفع { $who } { $amount }، والرصيد { $balance }.
receives-you = تقبض { $amount }، ورصيدك { $balance }.
receives-they = قبض { $who } { $amount }، والرصيد { $balance }.
exempt-you = غلبت الآخِري، فلا تدفع شيئًا.
exempt-they = غلب { $who } الآخِري، فلا يدفع شيئًا.
match-won-you = كسبت المباراة، ومجموعك { $total }.
match-won-they = المباراة من نصيب { $who }، والمجموع { $total }.
match-shared-we = المباراة لك أنت و{ $others } معًا، لكل واحد { $total }.
match-shared-they = المباراة من نصيب { $who } معًا، لكل واحد { $total }.
match-won-stakes-you = كسبت المباراة، ورصيدك { $total }.
match-won-stakes-they = المباراة من نصيب { $who }، والرصيد { $total }.
match-shared-stakes-we = المباراة لك أنت و{ $others } معًا، ورصيد كل واحد { $total }.
match-shared-stakes-they = المباراة من نصيب { $who } معًا، ورصيد كل واحد { $total }.

## المعلومات
fact-tricks-you = لماتك
fact-tricks-they = لمات { $who }
fact-tricks-value = { $tricks }
fact-rounds-before-you = جولاتك السابقة
fact-rounds-before-they = الجولات السابقة عند { $who }
fact-rounds-before-value = اللمات { $count } في الأخيرة، والمجموع { $total }
fact-rounds-before-cards-you = جولاتك السابقة
fact-rounds-before-cards-they = الجولات السابقة عند { $who }
fact-rounds-before-cards-value = الورق { $count } في الأخيرة، والمجموع { $total }
fact-balance-you = رصيدك
fact-balance-they = رصيد { $who }
fact-balance-value = { $balance }
fact-round = الجولة
fact-round-value = { $round } من { $rounds }
fact-dealer-you = الموزع
fact-dealer-they = الموزع
fact-dealer-value = { $who }
fact-lead-suit = أول بدء في كل جولة
fact-lead-suit-value = { $suit }
fact-leader-you = صاحب البدء
fact-leader-they = صاحب البدء
fact-leader-value = { $who }
fact-phase = قسم الجولة
fact-phase-value = { $phase }
fact-lead = على الأرض
fact-lead-value = { $kind }، من كل لاعب { $count ->
    [0] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
fact-led-suit = النوع الذي يغلب
fact-led-suit-value = { $suit }
fact-suit = { $suit }
fact-suit-value = { $left ->
    [0] لُعب كله
   *[other] الباقي { $left }، أعلاه { $hukm }؛ لُعب: { $cards }
}
fact-step = بدؤك
fact-step-value = { $step }
