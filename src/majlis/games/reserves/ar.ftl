name = احتياطي
about = ضع 74 ورقة واحدة واحدة، وأزل السطور التي صارت كلمات، ولا تترك إلا القليل.
variant-hard = احتياطي برصّات من خمس
variant-lenient = احتياطي متسامح

## الخيارات
option-blocked = سطر من تسعة لم يُزَل فورًا
value-blocked-stays = يبقى مغلقًا حتى النهاية
value-blocked-clears = تجوز إزالته فيما بعد
option-reserve = رصّة الاحتياطي تسع
value-reserve-endless = ما شئت من الورق
value-reserve-five = خمس ورقات
option-u = ورقة علة فيها يو تُحسب خارج السطور
option-covered = ورق الاحتياطي المغطى
value-covered-hidden = لا يُنظر إليه
value-covered-open = يجوز النظر إليه

## الأماكن
zone-stock = السحب
zone-turned = الورقة المكشوفة
zone-line = السطر { $first }
zone-reserve = الاحتياطي { $first }
zone-killed = الورق المحروق
zone-discard = المرمي

## النقلات والأسباب
verb-put = ضع في سطر
verb-top = العب من الاحتياطي
verb-reserve = ضع في الاحتياطي
verb-shift = انقل في الاحتياطي
verb-kill = احرق
verb-finish = أنهِ
verb-word = العب كلمة
field-line = السطر
field-reserve = الاحتياطي
field-side = على أنها
move-word = العب { $word }
move-put = ضعها في { $line }
move-put-line-side = ضعها في { $line } { $side }
move-top = من { $reserve } إلى { $line }
move-top-reserve-line-side = من { $reserve } إلى { $line } { $side }
move-reserve = اتركها على { $reserve }
move-shift = انقل أعلى { $reserve } إلى مكان فارغ
move-kill = احرقها
move-finish = أنهِ اللعبة
call-put = وضعها في السطر { $first }{ $second ->
    [none] {""}
   *[other] {" "}على أنها { $second }
}
call-top = من الاحتياطي { $first } إلى السطر { $second }{ $third ->
    [none] {""}
   *[other] {" "}على أنها { $third }
}
call-reserve = تركها على الاحتياطي { $first }
call-shift = نقل أعلى الاحتياطي { $first }
reason-word-is-no-line = ليس في أي سطر حروف { $word } وحدها.
points = { $points ->
    [zero] لا نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
foresee-kill = في النهاية: { points }؛ { $left ->
    [0] الحرق الأخير
    [one] وبعده حرق واحد
    [two] وبعده حرقان
    [few] وبعده { $left } مرات
   *[other] وبعده { $left } مرة
}
foresee-line = إلى { $letters }، { $count ->
    [9] الحرف التاسع والأخير
   *[other] الحرف { $count }
}
foresee-covers = تغطي { $cards }
foresee-clears = تزيل السطر { $line }

## ما يحدث
begins = الورق المطلوب وضعه واحدة واحدة: { $cards }.
turned = تُكشف: { $cards }{ $left ->
    [0] ، وهي الأخيرة.
   *[other] .
}
puts-you = { $stack ->
    [0] تضع { $cards } في السطر { $line }
   *[other] تلعب { $cards } من الاحتياطي { $stack } إلى السطر { $line }
}: { $letters }.
puts-they = من { $who }: { $cards } { $stack ->
    [0] إلى السطر { $line }
   *[other] من الاحتياطي { $stack } إلى السطر { $line }
}: { $letters }.
team-puts = { $cards } { $stack ->
    [0] إلى السطر { $line }
   *[other] من الاحتياطي { $stack } إلى السطر { $line }
}: { $letters }.
full = اكتمل السطر { $line }: أزله الآن وإلا أُغلق.
blocked = أُغلق السطر { $line }{ $later ->
    [0] {" "}حتى النهاية.
   *[other] : لا يقبل حرفًا بعد.
}
reserves-you = تترك { $cards } على الاحتياطي { $stack }.
reserves-they = من { $who }: { $cards } على الاحتياطي { $stack }.
team-reserves = { $cards } على الاحتياطي { $stack }.
kills-you = تحرق { $cards }، وتُحسب: { points }. الحرق { $count } من 3.
kills-they = حرق { $who } { $cards }، وتُحسب: { points }. الحرق { $count } من 3.
team-kills = تُحرق { $cards }، وتُحسب: { points }. الحرق { $count } من 3.
moves-top-you = تنقل { $cards } من الاحتياطي { $stack } إلى الاحتياطي { $space }.
moves-top-they = من { $who }: { $cards } من الاحتياطي { $stack } إلى الاحتياطي { $space }.
team-moves-top = { $cards } من الاحتياطي { $stack } إلى الاحتياطي { $space }.
uncovered = المكشوف على الاحتياطي { $stack }: { $cards }.
clears-you = تزيل السطر { $line } بكلمة { $word }.
clears-they = أزال { $who } السطر { $line } بكلمة { $word }.
team-clears = يُزال السطر { $line } بكلمة { $word }.
pool = وُضع الورق كله. الآن كلمات بأي طول من كل ما يظهر، والمطلوب التخلص من: { points }.
pool-word-you = تكوّن { $word }. الباقي: { points }.
pool-word-they = من { $who }: { $word }. الباقي: { points }.
team-pool-word = تُكوَّن { $word }. الباقي: { points }.
words-made = { $words ->
    [zero] لا كلمة
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $words } كلمات
    [many] { $words } كلمة
   *[other] { $words } كلمة
}
finished = رُبحت اللعبة: { words-made }، والنتيجة { $points }.
cards-left = { $left ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}
no-place-left = لا مكان لورقة بعد الآن: خُسرت اللعبة، والباقي { cards-left }.
given-up = { $left ->
    [0] وقد وُضع الورق كله
   *[other] والباقي { cards-left }
}
resigned-you = تستسلم، { given-up }.
resigned-they = استسلام من { $who }، { given-up }.
team-resigned = تُركت اللعبة، { given-up }.

## حقائق
fact-to-place = لم يوضع
fact-to-place-value = { $cards ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}
fact-points = الباقي حتى الآن
fact-points-value = { points }
fact-kills = الحرق
fact-kills-value = { $used } من { $most }
fact-blocked = المغلق
fact-blocked-value = { $count ->
    [one] السطر { $lines }
    [two] السطران { $lines }
    [few] السطور { $lines }
   *[other] السطور { $lines }
}
fact-words = الكلمات حتى الآن
fact-words-value = { $count }: { $words }
