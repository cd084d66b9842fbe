# الكلمات. المعاملات: word وletter وcard وfile (اسم) وlist (اسم قائمة) وcount وwords وmost (أعداد).

lexicon-language = { $language ->
    [el] اليونانية
    [ar] العربية
   *[en] الإنجليزية
}
lexicon-error-language = لا توجد قائمة كلمات باسم «{ $where }»؛ اللغات هي en وel وar.
lexicon-error-no-word = اكتب كلمة من فضلك.
lexicon-error-letter = لا يمكن تهجئة «{ $word }» بالأوراق { $language ->
    [el] اليونانية
    [ar] العربية
   *[en] الإنجليزية
}: «{ $letter }» ليس من حروفها.
lexicon-error-card = «{ $card }» ليست من الأوراق { $language ->
    [el] اليونانية
    [ar] العربية
   *[en] الإنجليزية
}. اكتب الحروف وبينها مسافات، و? للورقة الحرة، وA/E لورقة فيها اختيار.
lexicon-error-cards-none = اكتب الأوراق من فضلك، مثلًا: ب ا ? ت
lexicon-error-cards-many = ليس في أي رزمة هذا العدد من الأوراق؛ أكثره { $most }.
lexicon-error-argument-missing = ينقص شيء: { $name }.
lexicon-error-usage = لا يُكتب هذا الأمر هكذا ({ $message }).
lexicon-error-list-missing = تعذرت قراءة الملف { $file }.
lexicon-error-list-empty = ليس في { $file } كلمة يمكن تهجئتها بالأوراق. أهو الملف الصحيح باللغة الصحيحة؟
lexicon-error-list-binary = { $file } ليس ملفًا نصيًا. في قائمة الكلمات كلمة واحدة في كل سطر.
lexicon-error-list-damaged = { $file } تالف ولا يمكن فك ضغطه.
lexicon-error-list-large = { $file } أكبر من أن يكون قائمة كلمات.
lexicon-error-glossary-empty = ليس في { $file } مدخل يصلح للاستعمال. في كل سطر كلمة ثم علامة جدولة ثم المعنى.
lexicon-error-dictionary-damaged = تعذرت قراءة المعجم { $file }.

lexicon-words = { $count ->
    [zero] لا تكوّن هذه الأوراق أي كلمة من { $list }.
    [one] كلمة واحدة من { $list }:
    [two] كلمتان من { $list }، الأفضل أولًا:
    [few] { $count } كلمات من { $list }، الأفضل أولًا:
    [many] { $count } كلمة من { $list }، الأفضل أولًا:
   *[other] { $count } كلمة من { $list }، الأفضل أولًا:
}
lexicon-words-more = { $count ->
    [one] وكلمة أخرى؛ يعرضها --all.
    [two] وكلمتان أخريان؛ يعرضهما --all.
    [few] و{ $count } كلمات أخرى؛ يعرضها --all.
   *[other] و{ $count } كلمة أخرى؛ يعرضها --all.
}
lexicon-list-read = { $words ->
    [one] قُرئت كلمة واحدة.
    [two] قُرئت كلمتان.
    [few] قُرئت { $words } كلمات.
   *[other] قُرئت { $words } كلمة.
}
lexicon-list-left-out-letters = { $count ->
    [one] تُرك سطر واحد فيه حروف ليست في الأوراق: { $examples }.
    [two] تُرك سطران فيهما حروف ليست في الأوراق، مثل: { $examples }.
    [few] تُركت { $count } أسطر فيها حروف ليست في الأوراق، مثل: { $examples }.
   *[other] تُرك { $count } سطرًا فيها حروف ليست في الأوراق، مثل: { $examples }.
}
lexicon-list-left-out-length = { $count ->
    [one] تُرك سطر واحد أقصر أو أطول مما يجوز: { $examples }.
    [two] تُرك سطران أقصر أو أطول مما يجوز، مثل: { $examples }.
    [few] تُركت { $count } أسطر أقصر أو أطول مما يجوز، مثل: { $examples }.
   *[other] تُرك { $count } سطرًا أقصر أو أطول مما يجوز، مثل: { $examples }.
}
lexicon-legal = { $word } كلمة في { $list }.
lexicon-not-legal = { $word } ليست في { $list }.
lexicon-no-meaning = { $word } مقبولة لأنها في { $list }، لكن لا معجم هنا يشرحها.
lexicon-no-meaning-no-word = ولا يعرفها أي معجم هنا.
lexicon-fetching = أجلب { $name }؛ يحدث هذا مرة واحدة فقط.
lexicon-not-fetched = تعذر جلب { $name }، فيُترك هذه المرة.

lexicon-help-words =
    majlis words الأوراق: كل الكلمات التي تكوّنها الأوراق.
    الأوراق حروف بينها مسافات؛ ? ورقة حرة، وA/E ورقة فيها اختيار.
    --language en|el|ar: لغة الكلمات
    --level children|everyday|full: حجم القائمة
    --lists ملف: قائمة كلمات خاصة بك، نص أو .gz
    --clean: بلا كلمات نابية
    --must أوراق: أوراق لا بد من استعمالها
    --starting و--ending حروف: حروف موضوعة على الطاولة من قبل
    --best عدد: أفضل الكلمات فقط
    --all: عرضها كلها
    --lang en|el|ar: لغة الرسائل
    --json: للبرامج
lexicon-help-define =
    majlis define كلمة: معناها، وهل هي مقبولة.
    --language en|el|ar: لغة الكلمة
    --level و--lists و--clean: القائمة التي تحكم، كما في words
    --glossary ملف: معانٍ خاصة بك، في كل سطر كلمة ثم علامة جدولة ثم المعنى
    --dictionary ملف: ملف .index لمعجم من نوع dictd
    --mask: إخفاء الكلمة نفسها في معانيها
    --no-fetch: الاكتفاء بما هو موجود هنا
    --lang en|el|ar: لغة الرسائل
    --json: للبرامج
