# سطر الأوامر: المساعدة والأجوبة وما يُرفض. تُكتب المعاملات كما تُطبع.

## المساعدة
cli-help-usage = majlis [COMMAND] [--lang en|ar|el] [--json]: بلا أمر يُفتح مجلس اللعب. الأوامر:
cli-help-more = للمزيد: majlis COMMAND --help. رموز الخروج: 0 تمّ، 2 مرفوض، 130 قوطع.
cli-command-games = كل الألعاب: المفتاح والأسماء والمقاعد والخيارات والأنواع
cli-command-play = العب في الطرفية ضد اللاعبين الآليين
cli-command-tour = جولة تعليمية في لعبة: نقلات قليلة على توزيعة ثابتة، مع شرح كل منها
cli-command-ask = من يحق له ماذا في وضع: كل نقلة جائزة، والممنوعة مع أسبابها
cli-command-apply = الوضع بعد النقلة، وما يسمعه كل مقعد والمتفرج
cli-command-simulate = مباريات كثيرة بين لاعبين آليين: السرعة والنتائج وبصمة كل السجلات
cli-command-replay = اروِ مباراة من سجلها
cli-command-print = ورق لعب في ملف PDF للطباعة والقص، بالأسماء في ثلاث لغات، وبكتابة برايل لمن شاء، مع القواعد وجدول للنقاط
cli-command-words = كلمات يمكن تكوينها من أوراق
cli-command-define = معنى كلمة
cli-command-bench = قياس: engine أو words أو rooms أو adapters
cli-command-serve = مجلس اللعب في المتصفح مع إعداداته
cli-command-work = تفكير عن اللاعبين الآليين في دار موزّعة على عدة أجهزة
cli-argument-lang = لغة الرسائل
cli-argument-json = الجواب بصيغة JSON، للبرامج
cli-argument-pack = اسم الورق الرمزي
cli-argument-paper = الصفحة: a4 أو letter أو بالمليمتر مثل 210x297
cli-argument-cut = شكل ورقة اللعب: poker أو round أو بالمليمتر مثل 63x88
cli-argument-large = حروف كبيرة
cli-argument-braille = كتابة برايل بست نقاط على الورق بحجمها الحقيقي
cli-argument-no_braille = بلا برايل حتى في ما أصله أن يكون به
cli-argument-brf = ومعه ملف لطابعة برايل
cli-argument-rules = اللعبة التي تُطبع قواعدها مع الورق
cli-argument-output = الملف الذي يُكتب، وإذا انتهى اسمه بـ .brf فهو نص لطابعة برايل ولا يُكتب غيره
cli-argument-cards = ملف بأعداد ورقك أنت وقيمه
cli-argument-key = مفتاح اللعبة؛ يذكرها majlis games
cli-argument-file = ملف؛ والعلامة - هي الدخل القياسي
cli-argument-seat = مقعد، والعد من 0
cli-argument-move = نقلة مكتوبة مثل play 7D
cli-argument-seed = أي نص؛ البذرة نفسها تعطي الأوراق نفسها
cli-argument-matches = عدد المباريات
cli-argument-seats = عدد اللاعبين
cli-argument-bots = أنواع اللاعبين الآليين حسب المقعد: من level1 إلى level4، أو random أو greedy
cli-argument-options = خيارات اللعبة
cli-argument-variant = نوع من اللعبة باسمه
cli-argument-jobs = عدد العمليات التي تتقاسم العمل
cli-argument-analyse = اذكر أسوأ النقلات وما كان أقوى لاعب آلي سيلعبه
cli-argument-verify = طابق الخلط بما تُعُهِّد به قبله
cli-argument-record = احفظ المباراة في هذا الملف، أو أكمل المحفوظة فيه
cli-argument-one_deal = مباراة قصيرة تنتهي بانتهاء توزيعتها الأولى
cli-argument-long = مع خيارات جميعها وأشكالها
cli-argument-room = اللعب في غرفة على خادم: عنوانها يفتح طاولة فيها، ومعه #ROOM تجلس إلى تلك الطاولة
cli-argument-watch = مشاهدة الطاولة التي يسميها --room من غير مقعد
cli-argument-name = اسمك على تلك الطاولة
cli-argument-plain = حروف بسيطة فقط: بلا علامات اتجاه ولا تحرير للسطر
cli-argument-verbosity = مقدار الكلام: terse أو normal أو full
cli-argument-host = العنوان الذي يُستمع عليه
cli-argument-port = المنفذ الذي يُستمع عليه
cli-argument-database = ملف التخزين، أو عنوان قاعدة بيانات
cli-argument-bus = عنوان ما يصل بين عدة عُقَد
cli-argument-lan = استمع على كل الواجهات وأظهر العنوان للهواتف حول الطاولة

## الأجوبة
cli-games-seats = عدد اللاعبين: { $seats }
cli-games-more = التفاصيل عن واحدة منها: majlis games KEY، وعن جميعها: majlis games --long.
cli-games-option = --options { $name }=... ({ $label }): { $values }؛ وما لم يُذكر شيء { $default }
cli-ask-nobody = انتهت المباراة: لا يحق لأحد أن يلعب.
cli-ask-seat = المقعد { $seat }:
cli-ask-barred = ممنوع { $move }: { $reason }
cli-ask-open = { $kind } مع { $fields } باختيار حر؛ مثلًا:
cli-apply-spectator = المتفرج:
cli-apply-after = الوضع بعدها:
cli-simulate-hash = بصمة كل السجلات: { $hash }
cli-simulate-counts = المباريات: { $matches }، القرارات: { $decisions }.
cli-simulate-speed = الثواني: { $seconds }، القرارات في الثانية: { $speed }.
cli-simulate-seat = المقعد { $seat }، { $bot }: مرات الفوز { $won }، متوسط النتيجة { $mean }.
cli-simulate-progress = المباريات: { $done } من { $matches }.
cli-replay-unfinished = ينتهي السجل هنا، وعدد النقلات { $moves }؛ والمباراة لم تنته.
cli-replay-score = المقعد { $seat }: النتيجة { $score }.
cli-replay-no-slips = لا توجد نقلة كان أقوى لاعب آلي سيلعب خيرًا منها بلا شك.
cli-replay-slip = النقلة { $move }: اختار المقعد { $seat } «{ $played }». والأفضل: «{ $better }».
cli-replay-hash = البصمة: { $hash }
cli-replay-verified = خُلطت الأوراق بالبذرة التي تُعُهِّد بها من قبل؛ عدد التوزيعات: { $deals }.

## المرفوض
reason-unknown-command = لا يوجد أمر «{ $name }»؛ الأوامر هي { $known }.
reason-unknown-language = لا توجد لغة «{ $name }»؛ اللغات هي { $known }.
reason-unknown-bot = لا يوجد لاعب آلي «{ $name }»؛ الموجود { $known }.
reason-unknown-bench = لا يوجد قياس «{ $name }»؛ الموجود { $known }.
reason-unknown-verbosity = لا يكون مقدار الكلام «{ $name }»؛ بل { $known }.
reason-no-benches = لا يوجد هنا مجلد bench: القياس لا يعمل إلا في نسخة المصدر.
reason-part-missing = ينقص هذا التثبيت { $part }.
reason-no-bus = لا يمكن الوصول إلى الناقل { $url }: { $error }. شغّل NATS هناك أو أعطِ عنوانًا آخر.
reason-bad-bus = { $url } ليس عنوان ناقل؛ يُكتب هكذا: nats://host:4222.
reason-argument-missing = ينقص شيء: { $name }؛ انظر { $help }.
reason-argument-unknown = لا مكان هنا لـ «{ $name }»؛ انظر { $help }.
reason-argument-without-value = يحتاج { $name } إلى قيمة؛ انظر { $help }.
reason-argument-with-value = لا يأخذ { $name } قيمة؛ انظر { $help }.
reason-argument-wrong = لا تُفهم هذه المعاملات؛ انظر { $help }.
reason-not-a-number = «{ $text }» ليس عددًا صحيحًا من { $least } إلى { $most }.
reason-not-an-option = «{ $text }» ليس خيارًا؛ اكتب name=value.
reason-name-twice = الاسم «{ $name }» مذكور هنا مرتين.
reason-not-text = هذا ليس نصًا بترميز UTF-8.
reason-unreadable-file = لا يمكن قراءة الملف { $name }.
reason-unwritable-file = لا يمكن الكتابة في الملف { $name }.
reason-file-too-long = هذا أطول من الحد، وهو { $most } من الحروف.
reason-closed-pipe = أغلق القارئ الخرج.
reason-disk-full = القرص ممتلئ.
reason-interrupted = قوطع.
reason-nothing-committed = وُزّع هذا السجل من بذرة يجوز أن يعرفها الجميع: لم يُتعهد بشيء، فلا شيء يُطابَق.
reason-not-committed = لم يُتعهد ببذرة للتوزيعة { $deals }.
reason-not-verified = البذرة المكشوفة غير التي تُعُهِّد بها: التوزيعة { $deals }.
reason-not-this-match = يحفظ هذا الملف مباراة { $game } لا { $asked }.
reason-match-was-finished = انتهت المباراة المحفوظة في هذا الملف؛ اختر ملفًا آخر، أو اسمعها بالأمر majlis replay.
reason-record-has-no-seed = وُزّعت المباراة المحفوظة في هذا الملف من بذور مختومة، ولا يمكن إكمالها هنا.
cli-list-read = { $file }: عدد الكلمات { $words }، وعدد السطور المتروكة { $left }.
reason-list-language = تُعطى القائمة هكذا: LANGUAGE=FILE للعبة كلمات، و«{ $name }» ليست من اللغات { $known }.
cli-argument-list = قائمة كلمات خاصة بك (نص أو .gz)، ومع serve تُكتب LANGUAGE=FILE

## الحلّال
cli-command-solve = هل تُربح هذه التوزيعة من لعبة لشخص واحد، وكيف؟
cli-argument-positions = بعد كم وضع يكفّ الحلّال عن البحث
cli-solve-won = هذه التوزيعة تُربح، وعدد النقلات { $moves }.
cli-solve-lost = هذه التوزيعة لا تُربح.
cli-solve-open = كفّ البحث بعد { $positions } من الأوضاع، ولا يُعرف هل تُربح هذه التوزيعة.
cli-solve-best = لا أفضل من ذلك.
cli-solve-so-far = هذا أفضل ما وُجد، وربما كان هناك أفضل منه.
cli-solve-looked = الأوضاع التي نُظر فيها: { $positions }. النتيجة: { $score }.
cli-solve-move = النقلة { $number }: { $move }
cli-solve-share = عدد التوزيعات { $matches }: يُربح منها { $won } ولا يُربح { $lost }، ولم يُعرف الجواب في { $open }.
cli-solve-mean = متوسط أفضل النتائج: { $mean }.
reason-not-for-one = لعبة { $game } لا يلعبها شخص وحده، والحلّال لا ينظر إلا في ألعاب الشخص الواحد.
reason-solver-alone = الحلّال يعرف كل ورقة: ينظر في التوزيعات وحده ولا يجلس إلى طاولة مع غيره.

## القوانين
cli-command-laws = هل تحفظ لعبة قوانين كل الألعاب؟ لمن يكتب لعبة
cli-argument-seeds = عدد المباريات العشوائية لكل قانون وطاولة
cli-laws-kept = محفوظ: { $law } ({ $where })
cli-laws-broken = مخالَف: { $law } ({ $where }): { $broken }
cli-law-1-it-ends = لأحد ما أن يلعب حتى النهاية وليس لأحد بعدها، والنهاية تأتي ضمن الحد.
cli-law-2-replays = السجل يعيد إلى الحالة نفسها.
cli-law-3-no-card-is-lost = لا تضيع ورقة ولا تزيد.
cli-law-4-and-5 = ما لا يمكن لمقعد أن يعرفه لا يغير شيئًا مما يُرسَل إليه، والعوالم التي يتخيلها ممكنة.
cli-law-6-forks = النسخة تامة ومستقلة.
cli-law-7-refusals = النقلة الممنوعة تقول السبب ولا تغير شيئًا.
cli-law-8-offers = العروض والنقلات المسموحة والرفض متفقة.
cli-law-9-round-trips = الأوضاع والسجلات والنقلات تصير نصًّا وتعود كما كانت.
cli-law-of-bots = اللاعبون الآليون يختارون نقلات مسموحة ولا يعرفون أكثر مما يعرفه مقعدهم.
cli-law-10-sentences = لكل ما يُقال جملة في كل لغة.
reason-laws-broken = { $broken } من { $judged } من الأحكام تقول إن قانونًا خولف.

## ألعاب كتبها آخرون
cli-games-broken = لعبة { $name } من مشروع آخر تبقى خارجًا. { $reason }
reason-game-key-taken = في مجلس لعبة «{ $name }» من قبل.
reason-game-fails = تعذر تحميل اللعبة «{ $name }» ({ $error }).
reason-game-other-key = اللعبة «{ $name }» تسمي مفتاحها «{ $found }».
reason-game-lacks = تنقص اللعبة «{ $name }» الملفات { $files }.
