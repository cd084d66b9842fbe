name = تائه بين الكلمات
about = ابنِ كلمات حرفًا حرفًا في خمسة أعمدة، وكل عمود تبدؤه عليه أن يعوض كلفته.
variant-interactive = لعب ورمي
variant-alternative = الحساب البديل

## الخيارات
value-mode-challenge = تحكم فيها القائمة في النهاية، ولا يُرجع إليها قبل ذلك
value-mode-strict = تحكم فيها القائمة في النهاية، ويجوز الرجوع إليها قبل ذلك
value-mode-honour = هي ما يسميه صاحبه كلمة
option-turn = في الدور
value-turn-play-or-discard = تُلعب ورقة أو تُرمى، وتُسحب ورقة
value-turn-play-and-discard = تُلعب ورقة وتُرمى ورقة، وتُسحب ورقتان
option-scoring = العمود
value-scoring-standard = يكلف 10 إذا بدأ
value-scoring-alternative = يكلف حروفه إن لم تكن كلمة
option-guard = أدوار متتالية بلا ورقة من السحب
value-guard-off = بلا حد
option-piles = كومتا الرمي
value-piles-readable = تُقرآن كلهما
value-piles-top-only = لا يظهر منهما إلا الأعلى
option-tie = عند تساوي الرصيدين
value-tie-shared = يتقاسمان الفوز
value-tie-more-words = يحكم عدد الكلمات
option-deals = توزيعات المباراة

## الأماكن
zone-stock = السحب
zone-vowels = كومة العلة
zone-consonants = كومة السواكن
zone-columns-you = أعمدتك
zone-columns-they = أعمدة { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }
multiplier = بالعرض، للمضاعفة

## النقلات
verb-multiply = وضع ورقة بالعرض للمضاعفة
verb-discard = الرمي
verb-take = الأخذ من كومة
verb-name = تسمية حرف
verb-valid = هي كلمة
verb-void = ليست كلمة
field-letter = بمعنى
field-column = العمود
field-pile = الكومة
field-name = أيها
move-play = ضع { $card } في العمود { $column }
move-play-card-letter-column = ضع { $card } { $letter } في العمود { $column }
move-multiply = ضع { $card } بالعرض على العمود { $column }
move-discard = ارمِ { $card }
move-discard-card-pile = ارمِ { $card } على { $pile }
move-draw = اسحب ورقة
move-take = خذ من { $name }
move-name = هي { $name }
move-valid = هي كلمة
move-void = ليست كلمة

## الأسباب
reason-play-first = ضع أولًا ورقة في عمود.
reason-discard-now = لعبت ورقة؛ والآن ترمي ورقة.
reason-has-letters = لا توضع ورقة المضاعفة إلا قبل أول حرف في العمود.
reason-other-pair = لا توضع بالعرض على هذا العمود إلا مثل { $card }.
reason-pile-empty = هذه الكومة فارغة.
reason-pile-closed = رميت عليها الآن.
reason-stock-now = طال الأمر: هذه الورقة من السحب.

## ما يُعرف قبل النقلة
points-made = { $points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
counted-times = { $times ->
    [1] {""}
   *[other] {" "}في { $times }
}
foresee-column = { $word }: { points-made }{ counted-times }
foresee-multiplies = { $begun ->
    [0] يبدأ العمود، ويُضرب
   *[other] يُضرب العمود
} في { $times }

## ما يحدث
deal-begins = التوزيعة { $deal }.
begins-you = البداية لك. لكلٍّ ثماني ورقات، وفي السحب { $left }.
begins-they = البداية من { $who }. لكلٍّ ثماني ورقات، وفي السحب { $left }.
your-hand-you = في يدك: { $cards }.
lays-you = تضع { $card } في العمود { $column }: { $word }.
lays-they = من { $who } { $card } في العمود { $column }: { $word }.
lays-wild-you = تضع { $card } في العمود { $column }.
lays-wild-they = من { $who } { $card } في العمود { $column }.
names-you = هي { $letter }: { $word } في العمود { $column }.
names-they = هي عند { $who } { $letter }: { $word } في العمود { $column }.
multiplies-you = تضع { $card } بالعرض على العمود { $column }: يُضرب في { $times }.
multiplies-they = من { $who } { $card } بالعرض على العمود { $column }: يُضرب في { $times }.
onto-pile = { $wild ->
    [0] {""}
   *[other] {" "}على { $pile }
}
discards-you = ترمي { $card }{ onto-pile }.
discards-they = رمي من { $who }: { $card }{ onto-pile }.
stock-left = { $left ->
    [zero] وهي الأخيرة
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
draws-you = تسحب { $cards }؛ { stock-left }.
draws-they = سحب من { $who }: { $cards }؛ { stock-left }.
takes-you = تأخذ { $card } من { $pile }.
takes-they = من { $pile } إلى { $who }: { $card }.
last-card = فرغ السحب: تُحسب الأعمدة.
declares-you = تقول إن { $word } في العمود { $column } كلمة.
declares-they = قول { $who } في العمود { $column }: { $word } كلمة.
gives-up-you = تقول إن { $word } في العمود { $column } ليست كلمة.
gives-up-they = قول { $who } في العمود { $column }: { $word } ليست كلمة.
column-mine = عمودك { $column }
column-theirs = العمود { $column } عند { $who }
less-base = { $base ->
    [0] {""}
   *[other] {" "}ناقص { $base }
}
long-word = { $bonus ->
    [0] {""}
   *[other] ، و{ $bonus } لطولها
}
amounts-to = { $minus ->
    [0] { $size }
   *[other] ناقص { $size }
}
void-base = { $base ->
    [0] ناقص { points-made }
   *[other] ناقص { $base }
}
void-sum = { $plain ->
    [1] { void-base }
   *[other] { void-base }{ counted-times }: { amounts-to }
}
word-sum = { $plain ->
    [1] { points-made }
   *[other] { points-made }{ less-base }{ counted-times }{ long-word }: { amounts-to }
}
column-word-you = { column-mine }، { $word }: { word-sum }.
column-word-they = { column-theirs }، { $word }: { word-sum }.
column-short-you = { column-mine }، { $word } قصيرة: { void-sum }.
column-short-they = { column-theirs }، { $word } قصيرة: { void-sum }.
column-unknown-you = { column-mine }، { $word } ليست في القائمة: { void-sum }.
column-unknown-they = { column-theirs }، { $word } ليست في القائمة: { void-sum }.
column-denied-you = { column-mine }، { $word } ليست كلمة: { void-sum }.
column-denied-they = { column-theirs }، { $word } ليست كلمة: { void-sum }.
column-again-you = { column-mine }، { $word } حُسبت من قبل: { void-sum }.
column-again-they = { column-theirs }، { $word } حُسبت من قبل: { void-sum }.
bare-sum = { $plain ->
    [1] { amounts-to }
   *[other] ناقص { $base }{ counted-times }: { amounts-to }
}
column-bare-you = { column-mine } بلا حروف: { bare-sum }.
column-bare-they = { column-theirs } بلا حروف: { bare-sum }.
all-amounts-to = { $all_minus ->
    [0] { $all }
   *[other] ناقص { $all }
}
in-all = { $deals ->
    [1] {""}
   *[other] ، والرصيد { all-amounts-to }
}
total-you = مجموعك { amounts-to }{ in-all }.
total-they = مجموع { $who } { amounts-to }{ in-all }.
wins-you = الفوز لك، رصيدك { amounts-to }.
wins-they = الفوز من نصيب { $who }، والرصيد { amounts-to }.
wins-by-words-you = لكل منكما { amounts-to }، لكن كلماتك أكثر: الفوز لك.
wins-by-words-they = لكل منكما { amounts-to }، لكن كلمات { $who } أكثر، فالفوز من نصيب { $who }.
share-we = تتقاسم الفوز مع { $others }، ولكل رصيد { amounts-to }.
share-you = تتقاسم الفوز.
share-they = يتقاسم الفوز { $who }، ولكل رصيد { amounts-to }.

## حقائق
fact-score-you = رصيدك
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = التوزيعة
fact-deal-value = { $deal } من { $deals }
fact-column-you = { column-mine }
fact-column-they = { column-theirs }
fact-column-value = { $letters ->
    [0] بلا حروف
   *[other] { $word }، { points-made }
}{ counted-times }
fact-asked-you = هل هي كلمة، في عمودك { $column }
fact-asked-they = على { $who } أن يقول هل هي كلمة، في العمود { $column }
fact-asked-value = { $word }
fact-dry = أدوار حتى يجب السحب
fact-dry-value = { $left }
