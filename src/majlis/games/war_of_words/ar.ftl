name = حرب الكلمات
about = في تسعة مواضع ابنِ الكلمة الأطول وخذ الأحجار.

## الخيارات
option-answer = وقت الرد على المطالبة
value-answer-none = بلا حد
option-tries = كلمات يجوز ذكرها ردًا على المطالبة
option-equal = تساوي الأحجار
value-equal-draw = تعادل
value-equal-longest = تحسمه أطول كلمة

## الأماكن
zone-stock = السحب
zone-words-you = أعمدتك
zone-words-they = أعمدة { $who }
zone-hand-you = يدك
zone-hand-they = يد { $who }
location = الموضع { $first }

## النقلات والأسباب
verb-take = أخذ موضع
verb-claim = المطالبة بموضع
verb-refute = إبطال المطالبة
verb-present = تقديم كلمة
verb-leave = ترك عمود
verb-done = إنهاء الدور
field-location = الموضع
field-letter = الحرف
move-play-card-location = ضع { $card } في { $location }
move-play-card-letter-location = ضع { $card } { $letter } في { $location }
move-take = خذ { $location }
move-claim = طالب بـ{ $location }
move-refute = أبطلها بكلمة { $word }
move-present = قدِّم عمودك في { $location } كلمةً
move-leave = اترك عمودك في { $location }
move-done = أنهِ دورك
move-stand = سلِّم
reason-location-won = هذا الموضع مأخوذ.
reason-claimed-already = يُطالب بكل موضع مرة واحدة في الدور.
reason-no-word-there = ليست لك هناك كلمة بعد.
reason-refute-begins = { $word } لا تبدأ بعمودك { $column }.
reason-refute-longer = { $word } أقصر مما يلزم، وعدد الحروف اللازمة { $least }.
reason-refute-cards = لكتابة { $word } { $count ->
    [1] تنقص ورقة لم يرها أحد
   *[other] ينقص ورق لم يره أحد
}: { $letters }.
reason-hints-closed-claim = لا يُرجع إلى القائمة حتى يُرد على المطالبة.
against = { $height ->
    [0] لا شيء
   *[other] { $other }
}
foresee-column = { $word } مقابل { against }

## ما يحدث
begins-you = البداية لك. لكلٍّ سبع ورقات.
begins-they = البداية من نصيب { $who }. لكلٍّ سبع ورقات.
your-hand-you = في يدك: { $cards }.
so-far = { $letters ->
    [1] {""}
   *[other] : { $word }
}
plays-you = في الموضع { $location } تضع { $card }{ so-far }.
plays-they = في الموضع { $location } من { $who } { $card }{ so-far }.
plays-as-you = في الموضع { $location } تضع { $card } { $letter }{ so-far }.
plays-as-they = في الموضع { $location } من { $who } { $card } { $letter }{ so-far }.
ahead-you = كلمتك { $word } متقدمة في الموضع { $location }.
ahead-they = التقدم في الموضع { $location } من نصيب { $who }، بكلمة { $word }.
nobody-ahead = لم تبق لأحد كلمة في الموضع { $location }.
takes-you = تأخذ الموضع { $location } بكلمة { $word }، وحروفها { $letters }.
takes-they = الموضع { $location } ينتقل إلى { $who } بكلمة { $word }، وحروفها { $letters }.
claims-you = تطالب بالموضع { $location } بكلمة { $word }، مقابل { $height ->
    [0] عمود { $opponent } الفارغ
   *[other] عمود { $opponent }، وهو { $other }
}.
claims-they = مطالبة من { $who } بالموضع { $location } بكلمة { $word }، مقابل { $height ->
    [0] { $opponent_you ->
        [1] عمودك الفارغ
       *[other] عمود { $opponent } الفارغ
    }
   *[other] { $opponent_you ->
        [1] عمودك { $other }
       *[other] عمود { $opponent }، وهو { $other }
    }
}.
beaten-already-you = لكن كلمتك { $word } هناك { $longer ->
    [1] أطول
   *[other] تمت قبلها
}.
beaten-already-they = لكن كلمة { $who } هناك، { $word }، { $longer ->
    [1] أطول
   *[other] تمت قبلها
}.
refutes-you = { $own ->
    [1] تشير إلى كلمتك { $word }، وهي أفضل.
   *[other] تُبطل المطالبة: { $word } ما زالت ممكنة.
}
refutes-they = { $own ->
    [1] إشارة من { $who } إلى { $word }، وهي أفضل.
   *[other] إبطال من { $who }: { $word } ما زالت ممكنة.
}
tries-left = { $left ->
    [zero] {""}
    [one] {" "}بقيت محاولة واحدة.
    [two] {" "}بقيت محاولتان.
    [few] {" "}بقيت { $left } محاولات.
   *[other] {" "}بقيت { $left } محاولة.
}
refutes-wrongly-you = تذكر { $word }، لكنها ليست في القائمة.{ tries-left }
refutes-wrongly-they = ذكر { $who } كلمة { $word }، لكنها ليست في القائمة.{ tries-left }
challenge-harmless-you = تعترض، لكن { $word } في القائمة.
challenge-harmless-they = اعتراض من { $who }، لكن { $word } في القائمة.
stays-open = يبقى الموضع { $location } مفتوحًا.
gives-in-you = تسلِّم.
gives-in-they = تسليم من { $who }.
lets-it-go-you = تقبل الكلمة.
lets-it-go-they = قبول من { $who }.
counter-you = حجر الموضع { $location } لك، والمجموع { $total }.
counter-they = حجر الموضع { $location } من نصيب { $who }، والمجموع { $total }.
stock-left = { $left ->
    [zero] انتهى السحب
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
draws-you = تسحب { $card }؛ { stock-left }.
draws-they = سحب من { $who }: { $card }؛ { stock-left }.
cards-gone = نفد الورق كله.
presents-you = تقدِّم { $word } في الموضع { $location }.
leaves-you = تترك { $word } في الموضع { $location }.
has-marked-you = انتهيت.
has-marked-they = انتهى اختيار { $who }.
presented-you = تقدِّم { $words ->
    [0] لا كلمة
   *[other] { $word }
}.
presented-they = من { $who }: { $words ->
    [0] لا كلمة
   *[other] { $word }
}.
why-better = { $why ->
    [0] ، ولا كلمة غيرها
    [1] ، وهي أطول من { $other }
   *[other] ، وقد تمت قبل { $other }
}
better-word-you = الموضع { $location }: كلمتك { $word }{ why-better }.
better-word-they = الموضع { $location }: كلمة { $who }، { $word }{ why-better }.
nobody-there = الموضع { $location } ليس لأحد.
wins-row-you = الفوز لك: لك الموضع { $location } والاثنان بعده.
wins-row-they = الفوز من نصيب { $who }، بالموضع { $location } والاثنين بعده.
wins-five-you = الفوز لك، وأحجارك { $total }.
wins-five-they = الفوز من نصيب { $who }، والأحجار { $total }.
wins-most-you = الفوز لك، بأحجار عددها { $total } مقابل { $rest }.
wins-most-they = الفوز من نصيب { $who }، بأحجار عددها { $total } مقابل { $rest }.
wins-longest-you = لكل منكما من الأحجار { $total }؛ والفوز لك بكلمة عدد حروفها { $letters }.
wins-longest-they = لكل منهما من الأحجار { $total }؛ والفوز من نصيب { $who } بكلمة عدد حروفها { $letters }.
draw = تعادل: لكلٍّ من الأحجار { $total }.

## حقائق
fact-counters-you = أحجارك
fact-counters-they = أحجار { $who }
fact-counters-value = { $count }
first-column = { $first_you ->
    [1] أنت
   *[other] { $first }
}: { $first_letters ->
    [0] لا شيء
   *[other] { $first_word }
}
second-column = { $second_you ->
    [1] أنت
   *[other] { $second }
}: { $second_letters ->
    [0] لا شيء
   *[other] { $second_word }
}
fact-location-open = الموضع { $location }
fact-location-open-value = { first-column }{ $ahead ->
    [1] {" "}(متقدم)
   *[other] {""}
}؛ { second-column }{ $ahead ->
    [2] {" "}(متقدم)
   *[other] {""}
}
fact-location-won = الموضع { $location }
fact-location-won-value = { $owner_you ->
    [1] لك
   *[other] من نصيب { $owner }
} ({ first-column }؛ { second-column })
fact-marked = تقدِّم
fact-marked-value = { $words ->
    [0] لا شيء بعد
   *[other] { $word }
}
fact-in-question = قيد الحسم
fact-in-question-value = { $word } في الموضع { $location }
