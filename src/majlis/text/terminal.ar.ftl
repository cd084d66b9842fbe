# الطاولة في الطرفية. سطر الكلمات: الكلمة ثم مرادفاتها ومفاتيحها، والمفتاح آخرها.

terminal-word-hand = يد أوراقي ي
terminal-word-aside = جانبا ج
terminal-word-table = طاولة أرض ط
terminal-word-score = نقاط نتيجة ن
terminal-word-turn = دور د
terminal-word-moves = نقلات حركات ح
terminal-word-counts = أعداد ع
terminal-word-again = أعد كرر ك
terminal-word-log = سجل
terminal-word-hint = تلميح
terminal-word-undo = تراجع ر
terminal-word-restart = بداية
terminal-word-new = جديدة
terminal-word-pass = تمرير باس ب
terminal-word-help = مساعدة ؟
terminal-word-rules = قواعد
terminal-word-terse = موجز
terminal-word-normal = عادي
terminal-word-full = مفصل
terminal-word-quit = خروج خ
terminal-word-begin = ابدأ
terminal-word-ready = جاهز
terminal-word-say = قل
terminal-word-yes = نعم
terminal-word-no = لا
terminal-word-pause = توقف
terminal-word-resume = متابعة
terminal-word-people = اللاعبون
terminal-word-time = مهلة
terminal-word-mute = كتم
terminal-word-hear = سماع
terminal-word-report = إبلاغ
terminal-word-kick = إخراج
terminal-word-watchers = المشاهدون
terminal-word-leave = مغادرة

terminal-prompt-yours = [دورك] >
terminal-name-you = أنت
terminal-opening = { $game }. { $about } للمساعدة اكتب ؟
terminal-list-line = { $head }؛ { $item }
terminal-at-place = { $place }: { $cards }
terminal-hand-item = { $number }) { $card }
terminal-aside = الموضوع جانبًا: { $cards }
terminal-none-aside = لا شيء جانبًا: «جانبا 7 9-12» تضع هذه الأوراق من يدك جانبًا، وتردّها من بعدُ.
terminal-card-mark = { $card } ({ $mark })
terminal-of-kind = { $card } { $count }
terminal-on-top = { $card } في الأعلى، وعدد أوراقها { $count }
terminal-without-card = من غير ورقة: { $moves }
terminal-runs-across = { $word } أفقيًّا من الصف { $row }، العمود { $column }
terminal-runs-down = { $word } عموديًّا من الصف { $row }، العمود { $column }
terminal-runs-alone = { $word } في الصف { $row }، العمود { $column }
terminal-row = الصف { $row }: { $cards }
terminal-move-item = { $key }{ $number } { $move }
terminal-move-group = { $card }: { $count ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}
terminal-move-foretold = { $move }: { $told }
terminal-barred-item = ممنوع: { $move }. { $reason }
terminal-open-item = { $kind }: اكتب «{ $verb }» ثم { $fields }
terminal-open-part = «{ $word }» ثم { $field }
terminal-more-moves = وغيرها { $count }: اكتب النقلة نفسها
terminal-which-move = أيها؟ { $moves }
terminal-goes-on = تستمر المباراة؛ عدد النقلات حتى الآن { $moves }.
terminal-turn-yours = الدور دورك.
terminal-turn-others = الدور عند { $who }.
terminal-no-hand = لا أوراق في يدك في هذه اللعبة.
terminal-no-facts = لا نتيجة في هذه اللعبة حتى الآن.
terminal-nothing-heard = لم يحدث شيء بعد ذلك.
terminal-nothing-to-undo = لم تلعب بعد.
terminal-taken-back = تراجعت عن: { $move }.
terminal-no-rules = لا توجد صفحة قواعد لهذه اللعبة بعد.
terminal-hint-help = اكتب نقلة، أو ؟ للمساعدة.
terminal-help-play = للعب: رقم ورقة في يدك، أو ورقة، أو نقلة مثل «{ $move }»؛ و«{ $key }1» هي النقلة الأولى.
terminal-help-ask = للسؤال: { $words }.
terminal-help-other = وغير ذلك: { $words }.
terminal-help-word = { $word } ({ $key })
terminal-verbosity-terse = موجز: ما يحدث فقط، والأوراق برموزها.
terminal-verbosity-normal = عادي: الطاولة واليد عند دورك.
terminal-verbosity-full = مفصل: الطاولة واليد والنقلات عند دورك.
terminal-deal-number = التوزيعة { $number }: الرقم نفسه يعطي الورق نفسه.
terminal-statistics = حتى الآن: عدد التوزيعات { $played }، والمربوح منها { $won }؛ المتتالي الآن { $streak }، وأطوله { $longest }.
terminal-over-what-now = «تراجع»، أو «بداية» للتوزيعة نفسها، أو «جديدة» لغيرها («جديدة 17» للتوزيعة 17)، أو «خروج».
terminal-prompt-over = [النهاية] >
terminal-over-won = انتهت المباراة وفزت.
terminal-over-lost = انتهت المباراة. الفائز: { $who }.
terminal-over-shared = انتهت المباراة بالتعادل.
terminal-left-record = المباراة محفوظة. للمتابعة: { $command }
terminal-left = تركت المباراة. للأوراق نفسها من جديد: { $command }

reason-no-such-number = لا يوجد هنا رقم { $number }؛ الأرقام من 1 إلى { $most }.
reason-no-numbers = لا شيء هنا يُختار برقم.
reason-not-in-hand = ليس في يدك ورقة «{ $text }».

## في غرفة على خادم
terminal-prompt-others = [ليس دورك] >
terminal-prompt-watching = [مشاهدة] >
terminal-wish = اكتب «نعم» أو «لا».
terminal-no-wish = لا أحد ينتظر جوابًا منك.
terminal-watching = من يشاهد: { $people }
terminal-nobody-watches = لا أحد يشاهد.
terminal-muted = لن تصلك أسطر من { $person } بعد الآن.
terminal-heard-again = تصلك أسطر { $person } من جديد.
terminal-kick-sure = إخراج { $person } نهائيًا؟ «نعم» للتنفيذ.
terminal-reported = وصل البلاغ إلى المسؤول هنا مع الأسطر العشرة السابقة.
terminal-time-how = «مهلة 2» أو 5 أو 10 تضاعف مدتك بهذا العدد، و«مهلة 0» بلا ساعة، و«مهلة 1» كما اتُّفق؛ قبل المباراة.
terminal-whom = من؟ اكتب بعدها اسمًا أو رقم مقعد؛ «اللاعبون» تذكر كليهما.
terminal-line-lost = انقطع الاتصال. نحاول ثانية.
terminal-line-back = عاد الاتصال.
terminal-room-link = الطاولة على { $link }
terminal-room-left = خرجت من الطاولة، ويكمل اللعب لاعب آلي بعد حين. للعودة إلى مقعدك: { $command }
terminal-room-watched = لم تعد المشاهدة جارية. للمشاهدة من جديد: { $command }
terminal-watch-asked = سُئل من على الطاولة عن الإذن بالمشاهدة، ويصل جوابهم هنا.
reason-not-a-room = «{ $name }» ليس عنوان غرفة لعب، وشكله http://HOST:PORT/#ROOM.
reason-nobody-opens = لا غرفة لعب تجيب على { $host }: { $error }
reason-room-other-game = اللعبة على هذه الطاولة { $name }، لا { $asked }.
reason-watch-which-table = أي طاولة تُشاهَد؟ يلزم --room مع عنوانها وفي آخره #ROOM.
reason-room-says = من غرفة اللعب: { $message }
