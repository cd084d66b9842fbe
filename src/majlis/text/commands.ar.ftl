# سطر الأوامر: المساعدة والأجوبة وما يُرفض. تُكتب المعاملات كما تُطبع.

## المساعدة
help-usage = majlis [COMMAND] [--lang en|ar|el] [--json]: بلا أمر يُفتح مجلس اللعب. الأوامر:
help-more = للمزيد: majlis COMMAND --help. رموز الخروج: 0 تمّ، 2 مرفوض، 130 قوطع.
command-games = كل الألعاب: المفتاح والأسماء والمقاعد والخيارات والأنواع
command-play = العب في الطرفية ضد اللاعبين الآليين
command-ask = من يحق له ماذا في وضع: كل نقلة جائزة، والممنوعة مع أسبابها
command-apply = الوضع بعد النقلة، وما يسمعه كل مقعد والمتفرج
command-simulate = مباريات كثيرة بين لاعبين آليين: السرعة والنتائج وبصمة كل السجلات
command-replay = اروِ مباراة من سجلها
command-words = كلمات يمكن تكوينها من أوراق
command-define = معنى كلمة
command-bench = قياس: engine أو words أو rooms
command-serve = مجلس اللعب في المتصفح مع إعداداته
argument-lang = لغة الرسائل
argument-json = الجواب بصيغة JSON، للبرامج
argument-key = مفتاح اللعبة؛ يذكرها majlis games
argument-file = ملف؛ والعلامة - هي الدخل القياسي
argument-seat = مقعد، والعد من 0
argument-move = نقلة مكتوبة مثل play 7D
argument-seed = أي نص؛ البذرة نفسها تعطي الأوراق نفسها
argument-matches = عدد المباريات
argument-seats = عدد اللاعبين
argument-bots = أنواع اللاعبين الآليين حسب المقعد: random أو greedy
argument-options = خيارات اللعبة
argument-variant = نوع من اللعبة باسمه
argument-jobs = عدد العمليات التي تتقاسم العمل
argument-verify = طابق الخلط بما تُعُهِّد به قبله
argument-record = احفظ المباراة في هذا الملف، أو أكمل المحفوظة فيه
argument-plain = حروف بسيطة فقط: بلا علامات اتجاه ولا تحرير للسطر
argument-verbosity = مقدار الكلام: terse أو normal أو full
argument-host = العنوان الذي يُستمع عليه
argument-port = المنفذ الذي يُستمع عليه
argument-database = ملف التخزين، أو عنوان قاعدة بيانات
argument-bus = عنوان ما يصل بين عدة عُقَد
argument-lan = استمع على كل الواجهات وأظهر العنوان للهواتف حول الطاولة

## الأجوبة
games-seats = عدد اللاعبين: { $seats }
games-option = --options { $name }=... ({ $label }): { $values }؛ وما لم يُذكر شيء { $default }
ask-nobody = انتهت المباراة: لا يحق لأحد أن يلعب.
ask-seat = المقعد { $seat }:
ask-barred = ممنوع { $move }: { $reason }
ask-open = { $kind } مع { $fields } باختيار حر؛ مثلًا:
apply-spectator = المتفرج:
apply-after = الوضع بعدها:
simulate-hash = بصمة كل السجلات: { $hash }
simulate-counts = المباريات: { $matches }، القرارات: { $decisions }.
simulate-speed = الثواني: { $seconds }، القرارات في الثانية: { $speed }.
simulate-seat = المقعد { $seat }، { $bot }: مرات الفوز { $won }، متوسط النتيجة { $mean }.
simulate-progress = المباريات: { $done } من { $matches }.
replay-unfinished = ينتهي السجل هنا، وعدد النقلات { $moves }؛ والمباراة لم تنته.
replay-score = المقعد { $seat }: النتيجة { $score }.
replay-hash = البصمة: { $hash }
replay-verified = خُلطت الأوراق بالبذرة التي تُعُهِّد بها من قبل؛ عدد التوزيعات: { $deals }.

## المرفوض
reason-unknown-command = لا يوجد أمر «{ $name }»؛ الأوامر هي { $known }.
reason-unknown-language = لا توجد لغة «{ $name }»؛ اللغات هي { $known }.
reason-unknown-bot = لا يوجد لاعب آلي «{ $name }»؛ الموجود { $known }.
reason-unknown-bench = لا يوجد قياس «{ $name }»؛ الموجود { $known }.
reason-unknown-verbosity = لا يكون مقدار الكلام «{ $name }»؛ بل { $known }.
reason-no-benches = لا يوجد هنا مجلد bench: القياس لا يعمل إلا في نسخة المصدر.
reason-part-missing = ينقص هذا التثبيت { $part }.
reason-no-bus = يعمل هذا المجلس على عقدة واحدة ولا ناقل له.
reason-argument-missing = ينقص شيء: { $name }؛ انظر { $help }.
reason-argument-unknown = لا مكان هنا لـ «{ $name }»؛ انظر { $help }.
reason-argument-without-value = يحتاج { $name } إلى قيمة؛ انظر { $help }.
reason-argument-with-value = لا يأخذ { $name } قيمة؛ انظر { $help }.
reason-argument-wrong = لا تُفهم هذه المعاملات؛ انظر { $help }.
reason-not-a-number = «{ $text }» ليس عددًا صحيحًا من { $least } إلى { $most }.
reason-not-a-pair = «{ $text }» ليس خيارًا؛ اكتب name=value.
reason-name-twice = الاسم «{ $name }» مذكور هنا مرتين.
reason-not-text = هذا ليس نصًا بترميز UTF-8.
reason-unreadable-file = لا يمكن قراءة الملف { $name }.
reason-unwritable-file = لا يمكن الكتابة في الملف { $name }.
reason-too-long = هذا أطول من الحد، وهو { $most } من الحروف.
reason-closed-pipe = أغلق القارئ الخرج.
reason-disk-full = القرص ممتلئ.
reason-interrupted = قوطع.
reason-nothing-committed = وُزّع هذا السجل من بذرة يجوز أن يعرفها الجميع: لم يُتعهد بشيء، فلا شيء يُطابَق.
reason-not-committed = لم يُتعهد ببذرة للتوزيعة { $deals }.
reason-not-verified = البذرة المكشوفة غير التي تُعُهِّد بها: التوزيعة { $deals }.
reason-not-this-match = يحفظ هذا الملف مباراة { $game } لا { $asked }.
reason-match-was-finished = انتهت المباراة المحفوظة في هذا الملف؛ اختر ملفًا آخر، أو اسمعها بالأمر majlis replay.
reason-record-has-no-seed = وُزّعت المباراة المحفوظة في هذا الملف من بذور مختومة، ولا يمكن إكمالها هنا.
