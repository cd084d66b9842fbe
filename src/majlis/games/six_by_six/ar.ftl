name = ستة في ستة
about = حوّل ست رصّات من ست ورقات إلى كلمات؛ كل ورقة تبقى بنقطة، والغاية ألا يبقى شيء.
variant-5x5 = خمسة في خمسة
variant-7x7 = سبعة في سبعة
variant-8x9 = ثمانية في تسعة

## الخيارات
option-stacks = الرصّات
option-high = ورق كل رصّة

## الأماكن
zone-stock = ورق خارج اللعب
zone-open = الورق المكشوف
zone-played = الكلمات
zone-stack = الرصّة { $first }
all-stacks = كل الرصّات
on-stack = الرصّة { $first }

## النقلات والأسباب
verb-turn = اكشف رصّة
verb-fill = املأ مكانًا فارغًا
field-name = الرصّة
move-word = العب { $word }
move-turn = اكشف { $name }
move-fill = انقل أعلى { $name } إلى مكان فارغ
call-turn = كشف { $first ->
    [all] كل الرصّات
   *[other] الرصّة { $first }
}
call-fill = ملء مكان من الرصّة { $first }
reason-too-many-cards = الورق اللازم { $needed }، وليس في المجموعة إلا { $cards }.
cards-left = { $left ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}
foresee-word-leaves = الباقي بعدها: { cards-left }{ $emptied ->
    [zero] {""}
    [one] ، وتفرغ رصّة
    [two] ، وتفرغ رصّتان
    [few] ، وتفرغ { $emptied } رصّات
   *[other] ، وتفرغ { $emptied } رصّة
}
foresee-fills = إلى المكان { $space }

## ما يحدث
begins = عدد الرصّات { $stacks }، وفي كل منها { $high }. المطلوب تحويلها إلى كلمات: { cards-left }.
tops = المكشوف من الرصّة 1 فما بعدها: { $cards }.
turned = { $count ->
    [one] الرصّة { $stacks }: { $cards }.
    [two] الرصّتان { $stacks }: { $cards }.
    [few] الرصّات { $stacks }: { $cards }.
   *[other] الرصّات { $stacks }: { $cards }.
}
filled = من الرصّة { $stack } إلى المكان { $space }: { $cards }.
plays-you = تلعب { $word }. الباقي: { cards-left }.
plays-they = من { $who }: { $word }. الباقي: { cards-left }.
team-plays = تُلعب { $word }. الباقي: { cards-left }.
emptied = { $count ->
    [one] فرغت الرصّة { $stacks }.
    [two] فرغت الرصّتان { $stacks }.
    [few] فرغت الرصّات { $stacks }.
   *[other] فرغت الرصّات { $stacks }.
}
won = صار الورق كله كلمات: رُبحت اللعبة، وعدد الكلمات { $words }.
words-made = { $words ->
    [zero] لا كلمة
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $words } كلمات
    [many] { $words } كلمة
   *[other] { $words } كلمة
}
no-word-left = لا كلمة ممكنة بعد الآن. لُعبت { words-made }، والباقي { cards-left }.
resigned-you = تتوقف. لُعبت { words-made }، والباقي { cards-left }.
resigned-they = توقَّف { $who }. لُعبت { words-made }، والباقي { cards-left }.
team-resigned = تُركت اللعبة. لُعبت { words-made }، والباقي { cards-left }.

## حقائق
fact-left = الباقي
fact-left-value = { $cards ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}
fact-words = الكلمات حتى الآن
fact-words-value = { $count }: { $words }
