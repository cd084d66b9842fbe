name = كومة واحدة
about = كلمات تجمع أكوامًا كاملة، حتى تصير الأوراق الـ74 كومة واحدة.
variant-free = كومة واحدة بجوكر حر

## الخيارات
option-wild = الجوكر فوق الكومة
value-wild-keeps = يبقى على حرفه
value-wild-free = يصير أي حرف من جديد

## الأماكن
zone-stock = ورق لم يُوزَّع
zone-tops = أعلى الأكوام
zone-tucked = ورق مُنحّى
zone-under = تحت الكومة { $first }
zone-pile = الكومة { $first }
all-piles = كل الأكوام
on-pile = الكومة { $first }{ $second ->
    [zero] {""}
    [one] ، تحتها ورقة
    [two] ، تحتها ورقتان
    [few] ، تحتها { $second } ورقات
   *[other] ، تحتها { $second } ورقة
}

## النقلات والأسباب
verb-tuck = نحِّ ورقًا
field-name = من تحت
move-word = العب { $word }
move-tuck = نحِّ ما تحت { $name }
call-tuck = تنحية ما تحت { $first ->
    [all] كل الأكوام
   *[other] الكومة { $first }
}
dealt-cards = { $dealt ->
    [zero] لا ورق جديد
    [one] ورقة جديدة
    [two] ورقتان جديدتان
    [few] { $dealt } ورقات جديدة
   *[other] { $dealt } ورقة جديدة
}
piles-left = { $left ->
    [one] كومة واحدة
    [two] كومتان
    [few] { $left } أكوام
   *[other] { $left } كومة
}
foresee-word-deals = { $dealt ->
    [0] تبقى { piles-left } وأعلاها { $top }
   *[other] أعلاها { $top }، ثم { dealt-cards }
}

## ما يحدث
begins = الورق المطلوب جمعه في كومة واحدة: { $cards }.
dealt = الجديد: { $cards }{ $left ->
    [0] {""}
   *[other] ؛ ولم يُوزَّع بعد { $left }
}.
stock-gone = وُزِّع الورق كله، فالمطلوب الآن كومة واحدة من { $piles }.
plays-you = تلعب { $word }: كومة واحدة، وأعلاها { $top }.
plays-they = من { $who }: { $word }، كومة واحدة، وأعلاها { $top }.
team-plays = تُلعب { $word }: كومة واحدة، وأعلاها { $top }.
keeps = الجوكر الذي في الأعلى من الآن { $letter }.
put-away = ما تحت { $count ->
    [one] الكومة { $piles }
    [two] الكومتين { $piles }
    [few] الأكوام { $piles }
   *[other] الأكوام { $piles }
}
tucks-you = تنحّي { put-away }؛ عدد المُنحّى { $tucked }.
tucks-they = نحّى { $who } { put-away }؛ عدد المُنحّى { $tucked }.
team-tucks = نُحّي { put-away }؛ عدد المُنحّى { $tucked }.
won = صارت الأوراق الـ74 كومة واحدة: رُبحت اللعبة، وعدد الكلمات { $words }.
still-there = { $piles ->
    [one] كومة واحدة
    [two] كومتان
    [few] { $piles } أكوام
   *[other] { $piles } كومة
}{ $left ->
    [zero] {""}
    [one] {" "}وورقة لم تُوزَّع
    [two] {" "}وورقتان لم تُوزَّعا
    [few] {" "}و{ $left } ورقات لم تُوزَّع
   *[other] {" "}و{ $left } ورقة لم تُوزَّع
}
no-word-left = لا كلمة ممكنة بعد الآن: خُسرت اللعبة، والباقي { still-there }.
resigned-you = تستسلم، والباقي { still-there }.
resigned-they = استسلام من { $who }، والباقي { still-there }.
team-resigned = تُركت اللعبة، والباقي { still-there }.

## حقائق
fact-to-deal = لم يُوزَّع
fact-to-deal-value = { $cards ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}
fact-words = الكلمات حتى الآن
fact-words-value = { $count }: { $words }
