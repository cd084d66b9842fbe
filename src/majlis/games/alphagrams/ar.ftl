name = ألفاغرام
about = اصنع كلمات، واجعل كلمات غيرك لك بزيادة حروف عليها.

## الخيارات
option-discard = يجوز وضع ورقة من اليد في الوسط
value-discard-used = بعد كلمة استُعمل فيها ورق من اليد
value-discard-always = بعد كل كلمة
option-meaning = للكلمة المحوَّلة معنى آخر
value-meaning-strict = إذا لم يجمعها بالقديمة أصل واحد
value-meaning-lenient = إذا كان لها معنى تنفرد به

## الأماكن
zone-stock = السحب
zone-pool = الوسط
zone-words-you = كلماتك
zone-words-they = كلمات { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }
zone-discard = الباقي

## النقلات والأسباب
verb-change = تحويل كلمة
verb-discard = وضع ورقة في الوسط
verb-keep = الاحتفاظ بالورق
field-old = الكلمة القديمة
move-pass = مرِّر
move-keep = احتفظ بورقك
move-discard-card = ضع { $card } في الوسط
move-change = اصنع { $word } من كلمة على الطاولة
move-change-old-word = اصنع { $word } من { $old }
reason-nothing-becomes = ما من كلمة على الطاولة تصير { $word }.
reason-no-such-word = لا توجد على الطاولة كلمة { $old }.
reason-old-letters = لا بد أن تكون في { $word } حروف { $old } كلها؛ ينقصها { $letters }.
reason-adds-nothing = لا بد من زيادة ورقة على { $old }.
reason-same-headword = { $word } صيغة أخرى من { $old } لا غير.
points-made = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
foresee-word-counts = { points-made }
foresee-change-counts = { points-made }، بزيادة { $more } على ما كان
foresee-steal-counts = { points-made }، تؤخذ من { $owner }، منها { $more } جديدة

## ما يحدث
stock-left = { $left ->
    [zero] انتهى السحب
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
deals-you = التوزيع عليك، لكلٍّ ثلاث ورقات، وتُكشف { $card } في الوسط.
deals-they = التوزيع على { $who }، لكلٍّ ثلاث ورقات، وتُكشف { $card } في الوسط.
your-hand-you = في يدك: { $cards }.
flips-you = تكشف { $card }؛ { stock-left }.
flips-they = كشف { $who }: { $card }؛ { stock-left }.
source = { $held_count ->
    [0] من الوسط { $pool }
   *[other] { $pool_count ->
        [0] من اليد { $held }
       *[other] من اليد { $held } ومن الوسط { $pool }
    }
}
lays-you = تضع { $word }، { source }: { points-made }.
lays-they = من { $who } كلمة { $word }، { source }: { points-made }.
changes-you = تصنع { $word } من كلمتك { $old }، { source }: { points-made }.
changes-they = { $old } تصير { $word } عند { $who }، { source }: { points-made }.
steals-you = تأخذ { $old } من { $owner } وتصنع منها { $word }، { source }: { points-made }.
steals-they = { $owner_you ->
    [1] كلمتك { $old } تنتقل إلى { $who }
   *[other] كلمة { $owner }، وهي { $old }، تنتقل إلى { $who }
} وتصير { $word }، { source }: { points-made }.
counts-you = تُحسب { $word }: رصيدك { $total }.
counts-they = تُحسب { $word }: رصيد { $who } { $total }.
left-with-you = يبقى لك { $total }.
left-with-they = يبقى { $total } عند { $who }.
challenge-form-you = تعترض وأنت محق: { $word } صيغة أخرى من { $old } لا غير.
challenge-form-they = اعتراض صحيح من { $who }: { $word } صيغة أخرى من { $old } لا غير.
challenge-other-you = تعترض، لكن معنى { $word } غير معنى { $old }؛ { turns-lost }.
challenge-other-they = اعتراض من { $who }، لكن معنى { $word } غير معنى { $old }؛ { turns-lost }.
taken-apart-you = تعود أوراقك إلى حيث كانت.
taken-apart-they = تعود الأوراق إلى حيث كانت.
restored-you = تعود الأوراق الجديدة إلى حيث كانت، وتعود { $old } إليك.
restored-they = تعود الأوراق الجديدة إلى حيث كانت، وتعود { $old } إلى { $who }.
discards-you = تضع { $card } في الوسط.
discards-they = من { $who } إلى الوسط: { $card }.
draws-you = تسحب { $cards }؛ { stock-left }.
draws-they = سحب من { $who }: { $cards }؛ { stock-left }.
passes-you = تمرر.
passes-they = تمرير من { $who }.
all-passed = مرر الجميع بالدور: لم تبق كلمات.
in-words = { $cards ->
    [zero] لا ورق في الكلمات
    [one] ورقة واحدة في الكلمات
    [two] ورقتان في الكلمات
    [few] { $cards } ورقات في الكلمات
    [many] { $cards } ورقة في الكلمات
   *[other] { $cards } ورقة في الكلمات
}{ $extra ->
    [0] {""}
   *[other] ، وللحروف النادرة { $extra } فوقها
}
points-in-all = { $total ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
    [many] { $total } نقطة
   *[other] { $total } نقطة
}
counted-you = لك { in-words }: { points-in-all }.
counted-they = حساب { $who }: { in-words }: { points-in-all }.
wins-you = الفوز لك: { points-in-all }.
wins-they = الفوز من نصيب { $who }: { points-in-all }.
wins-by-word-you = الفوز لك: { points-in-all }؛ تساوى معك غيرك، وحسمت كلمة لك عدد حروفها { $letters }.
wins-by-word-they = الفوز من نصيب { $who }: { points-in-all }؛ تساوى غيره معه، وحسمت كلمة عدد حروفها { $letters }.
share-we = تتقاسم الفوز مع { $others }، ولكل { points-in-all }، والكلمات متساوية الطول.
share-you = تتقاسم الفوز.
share-they = يتقاسم الفوز { $who }، ولكل { points-in-all }، والكلمات متساوية الطول.
share-by-word-we = تتقاسم الفوز مع { $others }، ولكل { points-in-all }؛ تساوى معكم غيركم، وحسمت كلمات عدد حروفها { $letters }.
share-by-word-you = تتقاسم الفوز.
share-by-word-they = يتقاسم الفوز { $who }، ولكل { points-in-all }؛ تساوى معهم غيرهم، وحسمت كلمات عدد حروفها { $letters }.

## حقائق
fact-score-you = رصيدك
fact-score-they = { $who }
fact-score-value = { $score }
fact-words-you = كلماتك
fact-words-they = كلمات { $who }
fact-words-value = { $word }
fact-made-of = صُنعت من
fact-made-of-value = { $old }
fact-dealer-you = التوزيع على
fact-dealer-they = التوزيع على
fact-dealer-value = { $who }
