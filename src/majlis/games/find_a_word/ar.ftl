name = ابحث عن كلمة
about = كوِّن كلمات من الورق المكشوف وخذ ورقها؛ والفوز لأكثر اللاعبين ورقًا.
variant-points = ابحث عن كلمة، بالنقاط

## الخيارات
option-winner = الفوز
value-winner-cards = بأكثر الورق
value-winner-points = بأكثر النقاط
option-asking = طلب ورقة أخرى
value-asking-any = كما تشاء
value-asking-once = مرة في الدور
option-mending = يجوز للاعب آخر أن يصحح الإملاء
option-objection = الاعتراض الخاطئ
value-objection-free = لا يكلف شيئًا
value-objection-turn = يكلف الدور القادم
reason-costs-without-lost-turn = لا يكلف الاعتراض الخاطئ نقاطًا في النهاية إلا حيث يكلف دورًا.

## الأماكن
zone-stock = السحب
zone-middle = في الوسط
zone-claim = الكلمة المعروضة
zone-taken-you = كومتك
zone-taken-they = كومة { $who }

## النقلات والأسباب
verb-more = طلب ورقة
verb-object = الرفض
verb-mend = التصحيح
move-word = خذ { $word }
move-more = اطلب ورقة أخرى
move-pass = مرِّر
move-stand = وافق
move-object = لا، ليست كلمة
move-challenge = اعترض، والقائمة تحكم
move-mend = صحِّحها: { $word }
reason-more-no-stock = انتهى السحب.
reason-more-only-once = طلبت ورقة في هذا الدور.
reason-not-near = ليست { $word } مجرد تصحيح لإملاء { $old }: الفرق أكبر من ذلك.
cards-made = { $number ->
    [zero] لا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $number } ورقات
    [many] { $number } ورقة
   *[other] { $number } ورقة
}
points-made = { $number ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
}
made = { $points ->
    [0] { cards-made }
   *[other] { points-made }
}
foresee-worth = { made }

## ما يحدث
begins-you = وقعت القرعة عليك: تبدأ أنت.
begins-they = وقعت القرعة على { $who }، والبداية منه.
middle = في الوسط: { $cards }.
asks-you = تطلب ورقة أخرى: { $cards }؛ { stock-left }.
asks-they = طلب ورقة أخرى من { $who }: { $cards }؛ { stock-left }.
claims-you = تعرض { $word }: { made }.
claims-they = من { $who } كلمة { $word }: { made }.
lets-stand-you = توافق.
lets-stand-they = موافقة من { $who }.
says-no-you = ترفض { $word }: ليست كلمة عندك.
says-no-they = رفض من { $who }: { $word } ليست كلمة.
objects-you = تعترض{ $known ->
    [0] {" "}وأنت محق: { $word } ليست في القائمة
   *[other] ، لكن { $word } في القائمة
}.
objects-they = { $known ->
    [0] اعتراض صحيح من { $who }: { $word } ليست في القائمة
   *[other] اعتراض من { $who }، لكن { $word } في القائمة
}.
mends-you = تصحح { $old } فتصير { $word }: { made }.
mends-they = تصحيح من { $who }: بدل { $old } تُكتب { $word }، { made }.
needless = { $owed ->
    [zero] هي في القائمة وتبقى
    [one] هي في القائمة وتبقى، والدور القادم ضائع
    [two] هي في القائمة وتبقى، والدوران القادمان ضائعان
    [few] هي في القائمة وتبقى، و{ $owed } أدوار قادمة ضائعة
   *[other] هي في القائمة وتبقى، و{ $owed } دورًا قادمًا ضائعًا
}
mends-needlessly-you = تريد تصحيح { $old } إلى { $word }، لكن { needless }.
mends-needlessly-they = تصحيح من { $who } لكلمة { $old } إلى { $word }، لكن { needless }.
takes-you = تذهب { $word } إلى كومتك: رصيدك { made }.
takes-they = تذهب { $word } إلى كومة { $who }، والرصيد { made }.
goes-back-you = تعود أوراقك إلى الوسط.
goes-back-they = تعود أوراق { $who } إلى الوسط.
refilled = جديد في الوسط: { $cards }؛ { stock-left }.
added = لم يجد أحد كلمة ولم يطلب ورقة، فتُكشف ورقة أخرى: { $cards }؛ { stock-left }.
stock-left = { $left ->
    [zero] انتهى السحب
    [one] وبقيت ورقة واحدة
    [two] وبقيت ورقتان
    [few] وبقيت { $left } ورقات
    [many] وبقيت { $left } ورقة
   *[other] وبقيت { $left } ورقة
}
passes-you = تمرر.
passes-they = تمرير من { $who }.
left-over = { $left ->
    [zero] لم يبق في الوسط ورق
    [one] بقيت في الوسط ورقة واحدة
    [two] بقيت في الوسط ورقتان
    [few] بقيت في الوسط { $left } ورقات
   *[other] بقيت في الوسط { $left } ورقة
}
all-passed = مرر الجميع وانتهى السحب: لم تبق كلمات، و{ left-over }.
no-cards-left = انتهى السحب، و{ left-over }.
objection-costs-you = اعتراض خاطئ لم يأت دوره الضائع: يُخصم منك { $lost }، والرصيد { made }.
objection-costs-they = اعتراض خاطئ لم يأت دوره الضائع: يُخصم من { $who } { $lost }، والرصيد { made }.
wins-you = الفوز لك، رصيدك { made }.
wins-they = الفوز من نصيب { $who }، والرصيد { made }.
share-we = تتقاسم الفوز مع { $others }، ولكل رصيد { made }.
share-you = تتقاسم الفوز.
share-they = يتقاسم الفوز { $who }، ولكل رصيد { made }.

## حقائق
fact-score-cards-you = أوراقك
fact-score-cards-they = { $who }
fact-score-cards-value = { $score }
fact-score-points-you = نقاطك
fact-score-points-they = { $who }
fact-score-points-value = { $score }
