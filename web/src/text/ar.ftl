# ما تقوله الصفحة نفسها. وكل ما يخص الألعاب يأتي كلامًا من المجلس.

majlis = مجلس
skip-to-hand = إلى أوراقك
skip-to-actions = إلى الأفعال
skip-to-games = إلى الألعاب

## Header
hall = القاعة
nav = الصفحة
sound = الصوت
by-lamp = ضوء السراج
help = مساعدة
language = اللغة

## Hall
welcome = تفضّل بالجلوس.
welcome-name = تفضّل بالجلوس يا { $name }.
welcome-text = ورق الحروف وورق الأزمنة القديمة، بالعين أو بالأذن أو باللمس، على طاولة واحدة. اختر لعبة، والمقاعد الخالية تلعب عنها الآلة.
games = الألعاب
games-wait = الألعاب في الطريق.
games-failed = تعذّر جلب الألعاب. هل المجلس مفتوح؟
try-again = حاول ثانية
choose-game = اختر { $game }
seats-list = لعدد { $seats }.
seats-range = لعدد من { $from } إلى { $to }.
your-tables = طاولاتك
back-to-table = عُد إلى { $game }
open-room = افتح غرفة
game = اللعبة
variant = النوع
as-printed = القواعد المعتادة
players = اللاعبون
your-name = اسمك
your-name-hint = يراه الآخرون على الطاولة.
name-needed = اكتب اسمك أولًا.
more-options = ما يُتَّفق عليه
one-deal = مباراة قصيرة: توزيعة واحدة فقط
deal-number = رقم التوزيعة
deal-number-hint = الرقم نفسه يعطي الورق نفسه. إن تُرك فارغًا فأي توزيعة.
deal-link = رابط التوزيعة { $number }: الورق نفسه للآخرين
bots = مستوى اللاعبين الآليين
bots-level1 = مبتدئ
bots-level2 = مبتدئ حذر
bots-level3 = جيد
bots-level4 = الأقوى
clock = الوقت
clock-seconds = { $count ->
    [0] بلا مؤقّت
    [one] ثانية لكل دور
    [two] ثانيتان لكل دور
    [few] { $count } ثوانٍ لكل دور
    [many] { $count } ثانية لكل دور
   *[other] { $count } ثانية لكل دور
}
bank = الوقت للمباراة كلها
bank-minutes = { $count ->
    [0] لا يُحسب
    [one] دقيقة لكل لاعب
    [two] دقيقتان لكل لاعب
    [few] { $count } دقائق لكل لاعب
    [many] { $count } دقيقة لكل لاعب
   *[other] { $count } دقيقة لكل لاعب
}
bank-hint = يجري ما دام الدور على صاحبه. وإذا انتهى بدأ وقت الدور، فإن لم يكن هناك مؤقّت فلكل دور عشر ثوانٍ.
chat-mode-usual = كالمعتاد في هذه اللعبة
chat-mode-play = في أثناء اللعب فقط
chat-mode-room = دائمًا
chat-mode-off = بلا محادثة
open-now = افتح الغرفة
rules-of = قواعد { $game }
rules-missing = لم تُكتب القواعد بهذه اللغة بعد.
open-rooms = الغرف المفتوحة
rooms-open = { $count ->
    [0] لا غرفة مفتوحة للجميع الآن.
    [one] غرفة واحدة مفتوحة للجميع.
    [two] غرفتان مفتوحتان للجميع.
    [few] { $count } غرف مفتوحة للجميع.
    [many] { $count } غرفة مفتوحة للجميع.
   *[other] { $count } غرفة مفتوحة للجميع.
}
look-again = تحديث القائمة
seats-free = { $count ->
    [0] لا مقعد خاليًا
    [one] مقعد واحد خالٍ
    [two] مقعدان خاليان
    [few] { $count } مقاعد خالية
    [many] { $count } مقعدًا خاليًا
   *[other] { $count } مقعد خالٍ
}
watchers = المشاهدة
watch-mode-free = لكل من لديه الرابط
watch-mode-ask = بإذن من أهل الطاولة
watch-mode-no = لا مشاهدة
listed = في قائمة الغرف المفتوحة، يراها الجميع هنا
fill = لاعبون آليون في المقاعد الخالية
takebacks = التراجع عن الحركات جائز برضا الجميع
how-you-play = كيف تلعب
kept-here = يُحفظ على هذا الجهاز ولا يراه غيرك.
account = حسابك
account-open = تسجيل الدخول، ونتائج مبارياتك
light = الضوء
light-system = كما في النظام
light-day = نهار
light-lamp = سراج
large-print = خط كبير
dark-faces = أوراق داكنة
flat-cards = أوراق مستطيلة بدل المستديرة
single-keys = مفاتيح مفردة تسأل وتفعل (H وT وS …)
sounds = الأصوات
verbosity = كم يُقال
verbosity-terse = قليل: ما يحدث فقط، والأوراق بأسمائها القصيرة
verbosity-normal = كالمعتاد
verbosity-full = كثير: عند دورك الطاولةُ أيضًا وما يمكنك فعله
read-out-self = ما يُقرأ تلقائيًا
order = ترتيب أوراقك
order-suit = حسب النوع
order-rank = حسب القيمة أو الحرف
order-able = ما يمكن لعبه أولًا
own-voice = المتصفح يتكلم بنفسه (Ctrl يُسكته)
link-title = أنت مدعو
link-text = قل اسمك واجلس، أو شاهد فقط.
sit-down = اجلس
watch = شاهد فقط

## Table
status = الحال
table = الطاولة
more-facts = تفاصيل أخرى: { $count }
your-hand = أوراقك
count-cards = { $count ->
    [0] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
count-chosen = المختار { $count }
count-aside = الموضوع جانبًا { $count }
aside = الموضوع جانبًا
put-by = وضعها جانبًا
put-by-down = وضعها جانبًا مع ما دونها
take-up = ردّها إلى اليد
take-up-down = ردّها مع ما دونها
put-aside = وُضع جانبًا: { $cards }. الموضوع جانبًا الآن: { $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
taken-up = عاد إلى اليد: { $cards }
no-card-held = لا ورقة في يدك.
face-down = { $count ->
    [one] ورقة مقلوبة
    [two] ورقتان مقلوبتان
    [few] { $count } أوراق مقلوبة
    [many] { $count } ورقة مقلوبة
   *[other] { $count } ورقة مقلوبة
}
on-top = أعلاها { $card }
empty = خالٍ
cell-at = الصف { $row }، العمود { $column }
cell-empty = فارغ
runs-across = { $word } أفقيًّا من { $place }
runs-down = { $word } عموديًّا من { $place }
row = الصف { $row }
spell = حرفًا حرفًا
larger = تكبير:
smaller = تصغير:
as-letter = حرف { $letter }
letter-open = لم يُحدَّد الحرف
word-so-far = الكلمة حتى الآن: { $word }
word-empty = لا ورقة في الكلمة
taken-back = أُعيدت { $card }
word-build = اختر الأوراق بالترتيب، أو اكتب الكلمة في الأسفل.
words-build = اختر الأوراق بالترتيب، وأضف كلمة أخرى إن أردت؛ أو اكتب الكلمات في الأسفل.
chain-build = اختر الأوراق بالترتيب. آخر ورقة في كل كلمة هي أول ورقة في التي تليها. أو اكتب الكلمات في الأسفل.
word-ends = هنا تنتهي كلمة
word-breaks = هنا تنقطع الكلمة
word-end-here = نهاية كلمة
word-break-here = كلمة تنقطع هنا
word-far = الكلمة { $number } حتى الآن: { $word }
word-done = الكلمة { $number }: { $word }
one-more-word = كلمة أخرى
lift = انقلها إلى …
lifted = { $card }: اختر الآن الورقة التي تحل محلها
as-it-lies = كما هي على الطاولة الآن
word-cards = أوراق للاختيار
word-made = الكلمة
on-table = على الطاولة
letter = الحرف
earlier = قدِّم
later = أخِّر
take-back = أعدها
you = أنت
acts = عليه الدور
result = النتيجة
actions = الأفعال
more-actions = أفعال أخرى
start = ابدأ
start-again = العب ثانية
share-hint = أعطِ الآخرين رابط الغرفة، أو ابدأ الآن.
ways = { $count ->
    [one] تُلعب بطريقة واحدة
    [two] تُلعب بطريقتين
    [few] تُلعب بـ{ $count } طرق
    [many] تُلعب بـ{ $count } طريقة
   *[other] تُلعب بـ{ $count } طريقة
}
choose-way = { $card }: اختر كيف
cancel = إلغاء
sure = { $what }: هل هذا مقصود؟
stay = متابعة اللعب
do-it = { $move }: { $count }
to-field = { $move }: إلى الخانة
no-hand = لا أوراق في يدك في هذه اللعبة.
watching = أنت تشاهد.
ask-table = الطاولة
ask-score = النقاط
ask-again = أعد
yes = نعم
no = لا
ask-undo = تراجع
ask-restart = التوزيعة نفسها من جديد
statistics = حتى الآن: عدد التوزيعات { $played }، والمربوح منها { $won }؛ المتتالي الآن { $streak }، وأطوله { $longest }.
pause = توقف
go-on = متابعة بعد التوقف
ask-hint = تلميح
thinking = جارٍ التفكير …
ask-moves = الممكن

## Log and chat
side = السجل والمحادثة
log = السجل
log-start = قبل التوزيعة الأولى
log-late = منذ وصولك إلى الطاولة
command = أمر
command-do = نفّذ
chat = المحادثة
chat-closed = المحادثة مفتوحة ما دامت المباراة جارية.
say-label = قل للغرفة
say = قل
room = هذه الغرفة
link = رابط الغرفة
copy = انسخ
copied = نُسخ الرابط.
leave = اترك الطاولة
ready = جاهز للعب
slack = مهلتي للدور
slack-times = { $factor ->
    [0] بلا ساعة
    [1] كما اتُّفق
    [2] ضعف المدة
    [5] خمسة أضعاف المدة
    [10] عشرة أضعاف المدة
   *[other] { $factor } من أضعاف المدة
}
mute = كتم الرسائل عندي
kick = إخراج من الغرفة
kick-now = إخراج نهائي
kick-sure = إخراج { $name } نهائيًا؟ اضغط مرة أخرى.
who-watches = من يشاهد
nobody-watches = لا أحد يشاهد.
report = إبلاغ
reported = وصل البلاغ إلى المسؤول هنا مع الأسطر العشرة السابقة.
close = أغلق

## Said
seconds-left = { $count ->
    [0] انتهى الوقت.
    [one] بقيت ثانية.
    [two] بقيت ثانيتان.
    [few] بقيت { $count } ثوانٍ.
    [many] بقيت { $count } ثانية.
   *[other] بقيت { $count } ثانية.
}
line-lost = انقطع الاتصال. نحاول ثانية.
line-back = عاد الاتصال.
your-turn = دورك
buffer-all = كل شيء
buffer-mine = ما فعلتَه
buffer-others = ما يفعله الآخرون
buffer-big = المهم
buffer-room = من يأتي ومن يذهب
buffer-chat = المحادثة
muted = لا تُقرأ
read-out = تُقرأ من جديد
numbered = { $number }: { $item }
nothing-said = لم يُقل شيء بعد.
answer-list = { $name }: { $items }
no-card = لا ورقة كهذه على الطاولة.
can-start = يمكنك أن تبدأ: زر «{ start }».
can-start-again = يمكنك أن تلعب من جديد: زر «{ start-again }».
nothing-to-do = ليس عليك شيء الآن.
key-is-letter = هنا قد يُقصد بهذا المفتاح حرف، لذلك لا يلعب شيئًا.
and-more = و{ $count } غيرها

## الأوراق على الورق
print-title = أوراق للطباعة
print-open = اطبع رزمة لتقصها

## Looking back: what is said before that page is there
replay = استعراض
replay-of = استعراض { $game }
replay-failed = تعذّر جلب المباراة. هل غرفة الورق مفتوحة؟
replay-open = فتح سجل من ملف
replay-link-back = استعراض هذه المباراة
