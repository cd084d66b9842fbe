# أبجد، لعبة التخمين. المخاطب مفرد مذكر؛ السائل من يضع الكلمة، والمجيب من عليه معرفة معناها.
name = أبجد، التخمين
about = ضع كلمة من الحروف المكشوفة واكتم معناها، وعلى الآخر أن يعرفه.
variant-choice = اختيار من أربعة معانٍ، بكلمات القائمة
variant-quick = ثلاث كلمات لكل لاعب، من ثلاثة حروف إلى سبعة

## الخيارات
option-judged = الجواب
value-judged-players = بكلام اللاعب، والسائل يحكم
value-judged-choice = واحد من أربعة معانٍ
option-words = الكلمات لكل لاعب
option-length = حروف الكلمة
value-length-any = أي عدد
value-length-3-7 = من ثلاثة إلى سبعة
option-seconds = ثواني الجواب والحكم
value-seconds-none = بلا حد
option-wilds = مع الجوكر، يكون أي حرف ولا يُحسب
option-teams = فريقان، لأربعة أو ستة

## الأماكن
zone-stock = الحروف المكشوفة
zone-word = الكلمة المطلوبة
zone-used = الحروف المستعملة

## النقلات
verb-lay = وضع كلمة
verb-answer = الجواب
verb-choose = الاختيار
verb-give-up = لا أعرف
verb-accept = قبول الجواب
verb-reject = رفض الجواب
verb-yield = قبول الحكم
verb-dispute = الاعتراض على الحكم
field-means = المعنى، واتركه فارغًا لمعنى المعجم
field-meaning = المعنى
field-name = مع من الحق
side-nobody = لا أحد
side-asker = السائل
side-guesser = المجيب
move-lay = ضع { $word }
move-answer-meaning = أجب: { $meaning }
move-choose-meaning = { $meaning }
move-give-up = لا أعرف
move-accept = الجواب صحيح
move-reject = الجواب خطأ
move-yield = لا أعترض
move-dispute = أعترض على هذا
move-vote-name = صوِّت: { $name }
move-pass = لا تسأل عن كلمة
move-challenge = ليست كلمة
foresee-word-worth = { made-points }

## الأسباب
reason-word-long = { $word } طويلة: أكثر الكلمة { $most ->
    [two] حرفان
    [few] { $most } حروف
   *[other] { $most } حرفًا
}.
reason-no-meaning = لا معنى معروف لكلمة { $word }؛ اكتب معنى.
reason-no-meanings = لا معنى معروف لكلمة { $word }، فلا شيء يُختار منه.

## ما يحدث
all-open-you = الحروف كلها مكشوفة. لكل لاعب { $words ->
    [few] { $words } كلمات
   *[other] { $words } كلمة
}، وأنت أول السائلين.
all-open-they = الحروف كلها مكشوفة. لكل لاعب { $words ->
    [few] { $words } كلمات
   *[other] { $words } كلمة
}، وأول السائلين { $who }.
whose-guess = { $guesser_you ->
    [1] ما معناها؟
   *[other] الجواب على { $guesser }.
}
lays-to-guess-you = تضع { $word }، { made-points }. { whose-guess }
lays-to-guess-they = من { $who } كلمة { $word }، { made-points }. { whose-guess }
you-sealed-you = المعنى المكتوم: { $meaning }.
meaning-offered = { $number }: { $meaning }.
no-word-wanted-you = لا تسأل عن كلمة.{ words-left }
no-word-wanted-they = لا سؤال من { $who }.{ words-left }
words-left = { $left ->
    [zero] {""}
    [one] {" "}الباقي كلمة واحدة.
    [two] {" "}الباقي كلمتان.
    [few] {" "}الباقي { $left } كلمات.
   *[other] {" "}الباقي { $left } كلمة.
}
no-word-you = تشك في { $word } وأنت محق: ليست في القائمة. { asker-loses }
no-word-they = شك صحيح من { $who } في { $word }: ليست في القائمة. { asker-loses }
asker-loses = { $asker_you ->
    [1] يضيع دورك وتعود الحروف.
   *[other] يضيع دور { $asker } وتعود الحروف.
}
is-a-word-you = تشك في { $word }، لكنها في القائمة. ما زال عليك الجواب.
is-a-word-they = شك من { $who } في { $word }، لكنها في القائمة. ما زال الجواب مطلوبًا.
answers-you = تجيب: { $meaning }.
answers-they = جواب { $who }: { $meaning }.
gives-up-you = لا تعرف.
gives-up-they = لا جواب عند { $who }.
meaning-is-you = تخبر بمعنى { $word }: { $meaning }.
meaning-is-they = معنى { $word } عند { $who }: { $meaning }.
picks-right-you = تختار: { $meaning }. صحيح.
picks-right-they = اختيار { $who }: { $meaning }. صحيح.
picks-wrong-you = تختار: { $meaning }. خطأ، والمعنى: { $right }.
picks-wrong-they = اختيار { $who }: { $meaning }. خطأ، والمعنى: { $right }.
accepts-you = تقبل الجواب.
accepts-they = قبول للجواب من { $who }.
rejects-you = لا تقبل الجواب.
rejects-they = رفض للجواب من { $who }.
yields-you = لا تعترض.
yields-they = لا اعتراض من { $who }.
what-stands = { $known ->
    [0] ليست { $word } في المعجم
   *[other] في المعجم عن { $word }: { $gloss }
}. والآن التصويت.
disputes-you = تعترض على ذلك. { what-stands }
disputes-they = اعتراض من { $who }. { what-stands }
votes-counted = أصوات السائل { $asker }، وأصوات المجيب { $guesser }، وبلا صوت { $nobody }.
points-got = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
gets-points-you = لك { points-got }، ومجموعك { $total }.
gets-points-we = لك ومعك { $others } { points-got }، والمجموع { $total }.
gets-points-they = { points-got } من نصيب { $who }، والمجموع { $total }.
nobody-gets = { points-got } لا ينالها أحد.
all-asked = انتهت الكلمات كلها.
all-pass = مرر الجميع واحدًا بعد آخر.

## معلومات
fact-to-guess-you = كلمتك
fact-to-guess-they = سؤال { $who }
fact-to-guess-value = { $word }، { made-points }
fact-choice = المعنى { $number }
fact-choice-value = { $meaning }
fact-answer = الجواب
fact-answer-value = { $given ->
    [0] لا جواب
   *[other] { $meaning }
}
fact-meaning = المعنى
fact-meaning-value = { $meaning }
fact-gloss = المعجم
fact-gloss-value = { $meaning }
fact-sealed = المعنى الذي كتمته
fact-sealed-value = { $meaning }
fact-asked-you = كلماتك المسؤول عنها
fact-asked-they = كلمات سأل عنها { $who }
fact-asked-value = { $asked } من { $words }
