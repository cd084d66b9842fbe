# أوراق اللعب على الورق.

print-pack-alpha = ألفا
print-pack-abjad = أبجد، أربعة ألوان
print-pack-abjad-five = أبجد، خمسة ألوان
print-pack-abjad-yellow = أبجد، الحروف الصفراء
print-pack-french = الورق الفرنسي
print-pack-french-48 = ورق فرنسي من 48 ورقة، بلا أولاد
print-pack-french-51 = ورق فرنسي من 51 ورقة، بلا اثنين الديناري
print-pack-ganjifa-96 = كنجفة مغولية
print-pack-ganjifa-iran = كنجفة مغولية على الترتيب الإيراني
print-pack-ganjifa-120 = كنجفة داشافاتارا
print-pack-ganjifa-48 = كنجفة قصيرة
print-pack-wordish = ووردِش بالحروف اليونانية
print-pack-wordish-english = ووردِش بالحروف الإنجليزية

print-rank-A = آ
print-rank-J = و
print-rank-Q = ب
print-rank-K = ش
print-rank-V = ز

print-about = { $cards ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}.
print-how = اطبع بالحجم الحقيقي دون ملاءمة للصفحة، على الوجهين، مع القلب على الحافة الطويلة. ثم قص بين العلامات.
print-card = الورقة
print-count = العدد
print-value = القيمة
print-source = المصدر
print-printed = مطبوع
print-ours = منا
print-yours = منك
print-printed-about = «{ $mark }»: هكذا على الورق الأصلي أو في قواعده.
print-ours-about = «{ $mark }»: لم نجده مطبوعًا في مكان، فقدّرناه، وقد يختلف الورق الأصلي عنه.
print-yours-about = «{ $mark }»: من ملفك.
print-key = ماذا تقول كتابة برايل
print-key-about = على كل ورقة سطر برايل بست نقاط، يُقرأ من اليسار إلى اليمين. والنقاط الست كلها هي الجوكر.
print-points = النقاط
print-points-about = تُكتب الأسماء في السطر الأول.
print-deal = التوزيعة
print-total = المجموع

cli-print-done = { $file }: { $cards ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
} على { $pages ->
    [zero] لا صفحات
    [one] صفحة واحدة
    [two] صفحتين
    [few] { $pages } صفحات
    [many] { $pages } صفحة
   *[other] { $pages } صفحة
}، بالوجوه والظهور. اطبع بالحجم الحقيقي، على الوجهين، مع القلب على الحافة الطويلة.
cli-print-embossed = { $file }: نص لطابعة برايل.

reason-unknown-pack = لا يوجد ورق باسم «{ $name }»، والموجود: { $known }.
reason-not-a-size = «{ $text }» ليس مقاسًا. المقاس { $known }، أو بالمليمتر مثل 63x88، وكل ضلع من { $least } إلى 1000.
reason-paper-too-small = ورقة لعب مقاسها { $card } مم لا تتسع لها صفحة مقاسها { $paper } مم بهوامش { $margin } مم.
reason-card-too-small = ما يجب أن يُكتب لا تتسع له ورقة لعب مقاسها { $card } مم.
reason-no-typst = ملف PDF يصنعه typst وهو غير مثبت هنا. الأمر ./majlis print يثبته، وفي غير ذلك pip install typst.
reason-cards-not-an-object = ملف الورق كائن JSON واحد فيه «pack»، أي اسم الورق.
reason-cards-unknown-pack = لا يصح أن تكون قيمة «pack» هي «{ $name }». يمكن إعطاء الأعداد والقيم للورق: { $known }.
reason-cards-unknown-part = لا مكان هنا للاسم «{ $name }». يمكن أن يكون: { $known }.
reason-cards-unknown-letter = لا يوجد «{ $name }» في { $part }.
reason-cards-not-a-number = عند «{ $name }» مكتوب { $text }، والمطلوب عدد صحيح من 0 إلى 99.
reason-cards-not-a-pair = يحتاج «{ $name }» إلى عددين: كم ورقة، وقيمة كل ورقة.
reason-cards-wrong-number = القواعد موضوعة لعدد من الأوراق قدره { $wanted }، وعددها مع هذا الملف { $found }.
reason-not-printed = تعذر إعداد الملف؛ والسبب في سجل من يدير المجلس.

## الاستمارة في المجلس
print-form-pack = الرزمة
print-form-kind = ماذا
print-form-kind-pdf = صفحات للطباعة (PDF)
print-form-kind-brf = نص لطابعة برايل (BRF)
print-form-paper = الورق
print-form-paper-a4 = قياس A4
print-form-paper-letter = قياس Letter
print-form-cut = البطاقات
print-form-cut-usual = كالمعتاد لهذه الرزمة
print-form-cut-poker = 63 في 88 مم
print-form-cut-round = مستديرة، 66 مم
print-form-braille = برايل على البطاقات
print-form-braille-usual = كالمعتاد لهذه الرزمة
print-form-braille-yes = مع برايل
print-form-braille-no = بلا برايل
print-form-large = الطباعة
print-form-large-usual = كالمعتاد
print-form-large-yes = كبيرة
print-form-about = بطاقات عليها أسماؤها بثلاث لغات، وظهورها، وقائمة الرزمة، وقواعد لعبة، وجدول للنقاط. اطبع بالحجم الفعلي على الوجهين، مع القلب على الحافة الطويلة.
print-form-brf = نص لطابعة برايل: قائمة الرزمة، وما على كل بطاقة، وقواعد لعبة، ببرايل ذي النقاط الست.
print-form-no-pdf = تحتاج الصفحات إلى typst، وليس مثبتًا في هذا المجلس. يثبته من يشغّله بالأمر ./majlis print، وفي غير ذلك pip install typst، ثم يفتحه من جديد.
print-form-make = أعدَّ الملف
print-form-waits = الملف قيد الإعداد.
print-form-saved = حُفظ الملف حيث تُحفظ تنزيلاتك.
