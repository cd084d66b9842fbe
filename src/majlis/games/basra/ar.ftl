name = البصرة
about = خذ من الأرض ما يساوي ورقتك أو ما مجموعه ورقتك، وإن خلت الأرض فهي بصرة.
variant-pagat = بصرة بنقاط إضافية
variant-carried = بصرة يُرحَّل فيها التعادل
variant-rubber = بصرة على ثلاث جولات

## الخيارات
option-target = نقاط الفوز
option-rubber = اللعب جولات: الفوز لمن يكسب ثلاثًا
option-direction = اتجاه الدور
value-direction-anticlockwise = عكس عقارب الساعة
value-direction-clockwise = مع عقارب الساعة
option-first_floor = الولد أو سبعة الديناري في أول الأرض
value-first_floor-under = إلى أسفل الكوتشينة
value-first_floor-random = إلى أي موضع في الكوتشينة
option-may_take_fewer = يجوز أن تأخذ الورقة أقل مما تقدر عليه
option-may_take_nothing = يجوز ألا تأخذ الورقة شيئًا وهي قادرة
option-basra_points = نقاط البصرة
option-jack_on_jack = الولد إذا أخذ ولدًا وحده
value-jack_on_jack-basra = بصرة
value-jack_on_jack-never = ليس بصرة
value-jack_on_jack-20 = بصرة بـ20 نقطة
value-jack_on_jack-30 = بصرة بـ30 نقطة
option-seven_of_diamonds = سبعة الديناري (الكومي) بصرة
value-seven_of_diamonds-groups = إذا كان عدد واحد يكفي لأخذ الأرض كلها
value-seven_of_diamonds-ten = إذا كانت الأرض أعدادًا لا يزيد مجموعها على 10
value-seven_of_diamonds-sweep = كلما قشّت الأرض
value-seven_of_diamonds-never = لا أبدًا
option-first_play = أول ورقة في التوزيعة قد تكون بصرة
option-last_card = آخر ورقة في التوزيعة قد تكون بصرة
option-tie_carries = إذا كان لكل طرف 26 ورقة تُرحَّل الـ30 نقطة إلى التوزيعة التالية
option-extra_points = نقاط إضافية: الولد والآس 1، واثنين سباتي 2، وعشرة ديناري 3
option-show_counts = إظهار عدد ما أخذه كل طرف

## الأماكن
zone-stock = الكوتشينة
zone-layout = الأرض
zone-taken-you = كومتك
zone-taken-we = كومة فريقك
zone-taken-they = كومة { $who }
zone-basra-you = بصراتك
zone-basra-we = بصرات فريقك
zone-basra-they = بصرات { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }

## النقلات والأسباب
move-play = العب { $card }
move-play-card-take = العب { $card } وخذ { $take_count ->
    [0] لا شيء
   *[other] { $take }
}
reason-choose-what-to-take = هذه الورقة، { $card }، يمكن أن تأخذ أوراقًا مختلفة: قل أيها تأخذ.
reason-not-what-it-takes = هذه الورقة، { $card }، لا تأخذ ذلك بالضبط.
reason-no-choice = هذه الورقة، { $card }، لا اختيار فيما تأخذه: العبها دون أن تسمي ما تأخذ.
reason-position-too-many = لا تزيد اليد على 4 ورقات.

foresee-stays = لا تأخذ شيئًا
foresee-takes = تأخذ { $cards }
foresee-sweeps = تقش الأرض كلها
foresee-basra = تأخذ { $cards }: بصرة، { $points } { $points ->
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}

## ما يحدث
deal-begins-you = { $deal ->
    [1] التوزيعة الأولى. بالقرعة، التوزيع عليك.
   *[other] التوزيعة { $deal }. التوزيع عليك.
}
deal-begins-they = { $deal ->
    [1] التوزيعة الأولى. بالقرعة، التوزيع على { $who }.
   *[other] التوزيعة { $deal }. التوزيع على { $who }.
}
replaced = لا تبقى في أول الأرض ورقة مثل { $card }: تعود إلى الكوتشينة، ومكانها { $new }.
first-floor = على الأرض: { $cards }.
next-batch = أربع ورقات أخرى لكل لاعب؛ { $left ->
    [zero] وانتهت الكوتشينة
    [one] وبقيت في الكوتشينة ورقة واحدة
    [two] وبقيت في الكوتشينة ورقتان
    [few] وبقيت في الكوتشينة { $left } ورقات
    [many] وبقيت في الكوتشينة { $left } ورقة
   *[other] وبقيت في الكوتشينة { $left } ورقة
}.
your-hand-you = في يدك: { $cards }.
plays-you = تلعب { $card }.
plays-they = من { $who }: { $card }.
takes-you = تأخذ ب{ $card }: { $cards }.
takes-they = من { $who } { $card }، تأخذ: { $cards }.
sweeps-you = تقش الأرض ب{ $card }: { $cards }.
sweeps-they = من { $who } { $card }، فتُقش الأرض: { $cards }.
basra-you = بصرة! تأخذ ب{ $card }: { $cards }. { $points } { $points ->
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}، ومن البصرات في هذه التوزيعة { $total }.
basra-they = بصرة! من { $who } { $card }، تأخذ: { $cards }. { $points } { $points ->
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}، ومن البصرات في هذه التوزيعة { $total }.
no-basra = خلت الأرض، لكنها هنا ليست بصرة.
floor-to-you = آخر من أخذ أنت، فلك ما بقي على الأرض: { $cards }.
floor-to-we = آخر من أخذ فريقك، فله ما بقي على الأرض: { $cards }.
floor-to-they = آخر من أخذ { $who }، فما بقي على الأرض من نصيب هذا الطرف: { $cards }.
floor-to-nobody = لم يأخذ أحد شيئًا، فما على الأرض ليس لأحد: { $cards }.
even = { $carried ->
    [0] تساوى عدد الورق، لكلٍّ { $cards }: لا تُحسب الـ30 نقطة لأحد.
   *[other] تساوى عدد الورق، لكلٍّ { $cards }: تُرحَّل { $carried } نقطة لأكثر الورق إلى التوزيعة التالية.
}
counted-you = لك: { $cards ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}{ $most ->
    [0] {""}
   *[other] {" "}وهي الأكثر: { $most } نقطة
}؛ { $basras ->
    [zero] بلا بصرات
    [one] بصرة واحدة: { $bonus }
    [two] بصرتان: { $bonus }
    [few] { $basras } بصرات: { $bonus }
    [many] { $basras } بصرة: { $bonus }
   *[other] { $basras } بصرة: { $bonus }
}{ $extra ->
    [0] {""}
   *[other] ؛ نقاط إضافية: { $extra }
}. المجموع { $points }، والرصيد { $total }.
counted-we = لك أنت و{ $others }: { $cards ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}{ $most ->
    [0] {""}
   *[other] {" "}وهي الأكثر: { $most } نقطة
}؛ { $basras ->
    [zero] بلا بصرات
    [one] بصرة واحدة: { $bonus }
    [two] بصرتان: { $bonus }
    [few] { $basras } بصرات: { $bonus }
    [many] { $basras } بصرة: { $bonus }
   *[other] { $basras } بصرة: { $bonus }
}{ $extra ->
    [0] {""}
   *[other] ؛ نقاط إضافية: { $extra }
}. المجموع { $points }، والرصيد { $total }.
counted-they = { $people ->
    [one] { $who }
   *[other] فريق { $who }
}: { $cards ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}{ $most ->
    [0] {""}
   *[other] {" "}وهي الأكثر: { $most } نقطة
}؛ { $basras ->
    [zero] بلا بصرات
    [one] بصرة واحدة: { $bonus }
    [two] بصرتان: { $bonus }
    [few] { $basras } بصرات: { $bonus }
    [many] { $basras } بصرة: { $bonus }
   *[other] { $basras } بصرة: { $bonus }
}{ $extra ->
    [0] {""}
   *[other] ؛ نقاط إضافية: { $extra }
}. المجموع { $points }، والرصيد { $total }.
game-won-you = كسبت الجولة، وهي { $games ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
} لك.
game-won-we = كسبت أنت و{ $others } الجولة، وهي { $games ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
} لكما.
game-won-they = الجولة من نصيب { $who }، وهي { $games ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
} لهذا الطرف.
match-won-you = كسبت المباراة، { $total } إلى { $other }.
match-won-we = كسبت أنت و{ $others } المباراة، { $total } إلى { $other }.
match-won-they = المباراة من نصيب { $who }، { $total } إلى { $other }.
rubber-won-you = كسبت المباراة بالجولات، { $total } إلى { $other }.
rubber-won-we = كسبت أنت و{ $others } المباراة بالجولات، { $total } إلى { $other }.
rubber-won-they = المباراة بالجولات من نصيب { $who }، { $total } إلى { $other }.
match-shared = انتهت المباراة بالتعادل، لكل طرف { $total } { $total ->
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}.

## المعلومات
fact-score-you = نقاطك
fact-score-we = نقاطك أنت و{ $others }
fact-score-they = نقاط { $who }
fact-score-value = { $score }
fact-target = للفوز
fact-target-value = { $score }
fact-games-you = جولاتك
fact-games-we = جولات فريقك
fact-games-they = جولات { $who }
fact-games-value = { $games }
fact-basras-you = بصراتك
fact-basras-we = بصرات فريقك
fact-basras-they = بصرات { $who }
fact-basras-value = { $basras }
fact-deal = التوزيعة
fact-deal-value = { $deal }
fact-dealer-you = الموزع
fact-dealer-they = الموزع
fact-dealer-value = { $who }
fact-pile-we = كومة فريقك
fact-pile-they = كومة { $who }
fact-pile-value = { $keeper_you ->
    [1] أمامك
   *[other] أمام { $keeper }
}
fact-left = الباقي في الكوتشينة
fact-left-value = { $cards }
fact-carried = المُرحَّل
fact-carried-value = { $points }
fact-last-deal-you = توزيعتك السابقة
fact-last-deal-we = توزيعة فريقك السابقة
fact-last-deal-they = التوزيعة السابقة عند { $who }
fact-last-deal-value = الورق { $cards }، البصرات { $basras }، النقاط { $points }
