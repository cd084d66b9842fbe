# كلمات من ورق أبجد يصنعها الجميع في وقت واحد: ما يشترك فيه المتوسط والمتقدم والتخمين. المخاطب مفرد مذكر.

## الخيارات
option-pack = الأوراق
value-pack-four = أربعة ألوان
value-pack-five = خمسة ألوان، فيها الهمزة وحروف أخرى خاصة
option-maqsura = الألف المقصورة
value-maqsura-ya = تُكتب بالياء
value-maqsura-alif = تُكتب بالياء أو بالألف
option-shapes = شكل الحرف على الورقة
value-shapes-free = لا يهم
value-shapes-strict = لا بد أن يناسب مكانه في الكلمة
option-least = أقل حروف الكلمة
option-minutes = دقائق صنع الكلمات
value-minutes-none = بلا حد
option-left_over = الأوراق الباقية
value-left_over-nothing = لا تُحسب
value-left_over-minus = تُخصم
option-wrong_challenge = الاعتراض الخاطئ
value-wrong_challenge-free = لا يكلف شيئًا
value-wrong_challenge-costs = يكلف نقاط الكلمة
option-short_last = جولة أخيرة بأوراق أقل
option-tie = عند تساوي المجموع
value-tie-shared = يتقاسم المتعادلون الفوز
value-tie-words = الفوز لأكثرهم كلمات، ثم لأطولهم كلمة

## النقلات
verb-list = كتابة القائمة كلها
verb-drop = حذف كلمة
verb-done = تسليم القائمة
verb-agree = لا اعتراض
field-words = الكلمات
move-list-words = اكتب { $words }
move-word-word = أضف { $word }
move-drop-word = احذف { $word }
move-done = سلِّم قائمتك
move-agree = لا أعترض على شيء آخر
move-challenge-word = اعترض على { $word }

## الأسباب
reason-word-twice = لا تُكتب { $word } في قائمتك إلا مرة واحدة.
reason-word-shape = لكتابة { $word } تنقصك ورقة بالشكل المناسب: { $letters }.
foresee-list-counts = { $words ->
    [zero] بلا كلمات
    [one] كلمة واحدة، { made-points }
    [two] كلمتان، { made-points }
    [few] { $words } كلمات، { made-points }
   *[other] { $words } كلمة، { made-points }
}

## كلمات ونقاط
made-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
word-with-points = { $word } { $points ->
    [one] بنقطة واحدة
    [two] بنقطتين
    [few] بـ{ $points } نقاط
   *[other] بـ{ $points } نقطة
}
word-alone = { $word }
in-a-word = في كلمة

## ما يحدث
deals-round-you = الجولة { $round }. { $each ->
    [few] { $each } ورقات
   *[other] { $each } ورقة
} لكل لاعب، والتوزيع عليك.
deals-round-they = الجولة { $round }. { $each ->
    [few] { $each } ورقات
   *[other] { $each } ورقة
} لكل لاعب، والتوزيع على { $who }.
hand-dealt-you = في يدك: { $cards_object }. المجموع { $total ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
   *[other] { $total } نقطة
}.
all-build = الآن يصنع الجميع كلماتهم{ $minutes ->
    [0] {""}
    [two] {" "}في دقيقتين
    [few] {" "}في { $minutes } دقائق
   *[other] {" "}في { $minutes } دقيقة
}.
your-list-you = { $words_count ->
    [0] قائمتك فارغة.
   *[other] قائمتك: { $words }{ $words_count ->
        [1] {""}
       *[other] . المجموع { made-points }
    }. { $left_count ->
        [0] لم تبق ورقة.
       *[other] الباقي: { $left_object }.
    }
}
lists-missing = { $left ->
    [zero] {""}
    [one] {" "}بقيت قائمة واحدة.
    [two] {" "}بقيت قائمتان.
    [few] {" "}بقيت { $left } قوائم.
   *[other] {" "}بقيت { $left } قائمة.
}
hands-in-you = تسلم قائمتك.{ lists-missing }
hands-in-they = سُلِّمت قائمة { $who }.{ lists-missing }
lays-words-you = { $words_count ->
    [0] لا كلمات عندك.
    [1] كلمتك: { $words }.
   *[other] كلماتك: { $words }. المجموع { made-points }.
}
lays-words-they = { $words_count ->
    [0] لا كلمات عند { $who }.
    [1] كلمة { $who }: { $words }.
   *[other] كلمات { $who }: { $words }. المجموع { made-points }.
}
agrees-you = لا تعترض على شيء آخر.
agrees-they = لا اعتراض آخر من { $who }.
for-whom = { $layers ->
    [1] { $whose_you ->
        [1] لك
       *[other] لصالح { $whose }
    }
   *[other] لصالح { $whose }
}
word-falls-you = تعترض على { $word } وأنت محق: ليست في القائمة، فلا تُحسب { for-whom }.
word-falls-they = اعتراض صحيح من { $who } على { $word }: ليست في القائمة، فلا تُحسب { for-whom }.
challenge-cost = { $points ->
    [zero] {""}
    [one] ، والاعتراض يكلف نقطة واحدة
    [two] ، والاعتراض يكلف نقطتين
    [few] ، والاعتراض يكلف { $points } نقاط
   *[other] ، والاعتراض يكلف { $points } نقطة
}
word-stands-you = تعترض على { $word }، لكنها في القائمة وتُحسب { for-whom }{ challenge-cost }.
word-stands-they = اعتراض من { $who } على { $word }، لكنها في القائمة وتُحسب { for-whom }{ challenge-cost }.
taken-off = { $left_count ->
    [0] {""}
   *[other] ، يُخصم منها { $minus } عن الباقي: { $left_object }
}{ $cost ->
    [0] {""}
   *[other] ، ويُخصم { $cost } عن اعتراض خاطئ
}
scores-you = { $points ->
    [0] لم يُحسب لك شيء
   *[other] لك { made-points }
}{ taken-off }. مجموعك { $total }.
scores-they = { $points ->
    [0] لم يُحسب شيء لصالح { $who }
   *[other] { made-points } من نصيب { $who }
}{ taken-off }. المجموع { $total }.
wins-you = الفوز لك، ومجموعك { $total }.
wins-they = الفوز من نصيب { $who }، والمجموع { $total }.
shares-we = تتقاسم الفوز مع { $others }، والمجموع { $total }.
shares-you = تتقاسم الفوز.
shares-they = الفوز بالتساوي بين { $who }، والمجموع { $total }.
by-words = { $words ->
    [one] كلمة واحدة محسوبة
    [two] كلمتان محسوبتان
    [few] { $words } كلمات محسوبة
   *[other] { $words } كلمة محسوبة
}، وأطولها من { $longest ->
    [two] حرفين
    [few] { $longest } حروف
   *[other] { $longest } حرفًا
}
wins-by-words-you = تساوى المجموع عند { $total }، والفوز لك بالكلمات: { by-words }.
wins-by-words-we = تساوى المجموع عند { $total }، والفوز لك ومعك { $others } بالكلمات: { by-words }.
wins-by-words-they = { $people ->
    [one] تساوى المجموع عند { $total }، والفوز من نصيب { $who } بالكلمات: { by-words }.
   *[other] تساوى المجموع عند { $total }، والفوز بين { $who } بالكلمات: { by-words }.
}

## معلومات
fact-points-you = نقاطك
fact-points-they = نقاط { $who }
fact-points-value = { $score }
fact-laid-you = كلماتك
fact-laid-they = كلمات { $who }
fact-laid-value = { $words_count ->
    [1] { $words }
   *[other] { $words }. المجموع { made-points }
}
fact-in-list = اعتُرض عليها وهي في القائمة
fact-in-list-value = { $words }
fact-not-in-list = اعتُرض عليها وليست في القائمة
fact-not-in-list-value = { $words }
fact-handed-in = سلَّم القائمة
fact-handed-in-value = { $who_has }
fact-making-round = الجولة
fact-making-round-value = { $round } من { $rounds }
fact-my-list = قائمتك
fact-my-list-value = { $words_count ->
    [0] لا كلمات
    [1] { $words }
   *[other] { $words }. المجموع { made-points }
}
fact-who-deals-you = التوزيع
fact-who-deals-they = التوزيع
fact-who-deals-value = { $who }
