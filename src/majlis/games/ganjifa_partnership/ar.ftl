name = كنجفة الشركاء
about = على من معه أمير فئة البدء وشريكه أخذ كل اللمّات؛ ويكفي الآخرين لمّة واحدة.
variant-cut = كنجفة الشركاء، فئة البدء بالقطع
variant-dashavatara = كنجفة الشركاء برزمة داشافاتارا

## الخيارات
option-pack = الرزمة
value-pack-moghul = المغولية، 96 ورقة، بالترتيب الهندي
value-pack-iran = المغولية، 96 ورقة، بالترتيب الفارسي
value-pack-dashavatara = داشافاتارا، 120 ورقة
option-lead = فئة البدء
value-lead-hours = بالليل والنهار
value-lead-cut = بالقطع
option-hours = الوقت
value-hours-day = نهار
value-hours-night = ليل
value-hours-auto = بحسب الشمس
option-names = عن الورق الناقص يسمي البادئ
value-names-each = فئة في كل مرة
value-names-once = فئة واحدة للبدء كله
option-advice = الشريك المسؤول يسمي
value-advice-any = أي فئة
value-advice-hukm = فئة عنده حكمها فقط
option-points = نقاط الفوز
option-stakes = الوحدات في كل توزيعة، من كل خاسر لرابح
option-concede = يجوز لأصحاب التحدي التسليم
option-face_up = أول حزمة وآخر حزمة مكشوفتان حتى أول بدء
option-precedence = ترتيب الفئات عند السحب للتوزيع
value-precedence-chatto = كما عند تشاتو
value-precedence-gordhandas = كما عند غوردهانداس

## الأماكن
zone-stock = الرزمة
zone-trick-you = ورقك في هذا البدء
zone-trick-they = ورق { $who } في هذا البدء
zone-taken-you = لمّات فريقك
zone-taken-we = لمّات فريقك
zone-taken-they = لمّات { $who }
zone-shown-you = حزمك المكشوفة
zone-shown-they = حزم { $who } المكشوفة
zone-hand-you = يدك
zone-hand-they = يد { $who }
mark-hukm = حكم

## النقلات والأسباب
verb-keep = احتفظ بالبدء
verb-offer = اعرض البدء
verb-accept = اقبل البدء
verb-decline = اعتذر عن البدء
verb-lead = ابدأ بالأحكام
verb-ask = اسأل
verb-name = سمِّ فئة
verb-advise = أشر بفئة
verb-no-advice = لا مشورة
verb-concede = سلّم
verb-agree = وافق
verb-refuse = ارفض
field-name = الفئة
move-keep = احتفظ بالبدء
move-offer = اعرض البدء على شريكك
move-accept = اقبل، وأعطه { $card_object }
move-decline = اعتذر
move-lead = ابدأ بكل أحكامك
move-ask = اسأل شريكك عن فئة
move-name = سمِّ { $name }
move-advise = أشر ب{ $name }
move-no-advice = قل إنه لا مشورة عندك
move-concede = اقترح التسليم
move-agree = وافق على التسليم
move-refuse = واصل اللعب
reason-follow-suit = عليك أن تلعب من فئة البدء: { $suit }.
reason-hukms-first = معك أحكام، وعليك أن تبدأ بها كلها.
reason-no-hukm = ليس معك حكم.
reason-asked-already = سألت في هذا البدء من قبل.
reason-advised-suit = قال شريكك: { $suit }، ومعك منها.
reason-no-hukm-there = ليس معك حكم { $suit }.
reason-give-lead-suit = الورقة التي تعطيها يجب أن تكون من فئة { $suit }.
reason-suit-is-missing = { $suit } هي الفئة الناقصة نفسها: سمِّ غيرها.

foresee-leads = { $cards }
foresee-hukm-there = معك حكمها: { $card }
foresee-no-hukm-there = ليس معك حكمها
foresee-beats = تغلب { $high }
foresee-below = لا تغلب { $high }

## ما يحدث
deal-begins-you = التوزيعة { $deal }. التوزيع عليك.
deal-begins-they = التوزيعة { $deal }. التوزيع على { $who }.
by-day = نهار
by-night = ليل
lead-suit = الوقت { $hours }: فئة البدء { $suit }.
cuts-you = تقطع الرزمة على { $card }: فئة البدء { $suit }.
cuts-they = القطع من { $who } على { $card }: فئة البدء { $suit }.
face-up-you = مكشوف أمامك: { $cards }.
face-up-they = مكشوف أمام { $who }: { $cards }.
your-hand-you = في يدك: { $cards }.
holds-mir-you = معك { $card }. عليك وعلى { $partner } أخذ كل اللمّات، وعددها { $tricks }.
holds-mir-they = عند { $who } { $card }، والتحدي أخذ كل اللمّات، وعددها { $tricks }، مع { $partner_you ->
    [1] شريكك أنت
   *[0] { $partner }
}.
keeps-you = تحتفظ بالبدء.
keeps-they = البدء يبقى عند { $who }.
offers-you = تعرض البدء على { $partner }.
offers-they = من { $who } عرض البدء { $partner_you ->
    [1] عليك
   *[0] على { $partner }
}.
accepts-you = تقبل البدء وتأخذ أمير { $suit }، وتعطي { $partner } { $card }.
accepts-they = البدء وأمير { $suit } عند { $who } الآن، { $partner_you ->
    [1] وعندك
   *[0] وعند { $partner }
} مكانه { $card_count ->
    [0] لا شيء
   *[other] { $card }
}.
declines-you = تعتذر، والبدء عند { $leader }.
declines-they = اعتذار من { $who }، { $leader_you ->
    [1] والبدء عندك
   *[0] والبدء عند { $leader }
}.
leads-hukms-you = تبدأ بأحكامك، وعددها { $count }: { $cards }.
leads-hukms-they = من { $who } أحكام، عددها { $count }: { $cards }.
leads-you = تبدأ ب{ $card }.
leads-they = البدء من { $who }: { $card }.
leads-otherwise-you = ليس معك من { $suit }، فتبدأ ب{ $card }.
leads-otherwise-they = ليس عند { $who } من { $suit }، والبدء: { $card }.
asks-you = ليس معك حكم، فتسأل { $partner } عن فئة.
asks-they = لا حكم عند { $who }، والسؤال عن فئة { $partner_you ->
    [1] إليك
   *[0] إلى { $partner }
}.
advises-you = تقول: { $suit }.
advises-they = المشورة من { $who }: { $suit }.
no-advice-you = لا مشورة عندك.
no-advice-they = لا مشورة عند { $who }.
would-concede-you = تسأل { $partner } عن التسليم.
would-concede-they = من { $who } سؤال عن التسليم { $partner_you ->
    [1] إليك
   *[0] إلى { $partner }
}.
agrees-you = توافق: فريقك يسلّم.
agrees-they = موافقة من { $who }: { $leader_you ->
    [1] فريقك يسلّم
   *[0] هذا الفريق يسلّم
}.
refuses-you = تريد مواصلة اللعب، والبدء عند { $leader }.
refuses-they = رفض من { $who }: يتواصل اللعب، { $leader_you ->
    [1] والبدء عندك
   *[0] والبدء عند { $leader }
}.
follows-you = تلعب { $card }.
follows-they = من { $who }: { $card }.
names-you = ليس عند { $other } من { $missing }؛ تسمي: { $suit }.
names-they = { $other_you ->
    [1] ليس عندك من { $missing }
   *[0] ليس عند { $other } من { $missing }
}؛ الفئة المسماة من { $who }: { $suit }.
throws-highest-you = ترمي أعلى ما معك منها: { $card }.
throws-highest-they = من { $who } أعلى ورقة منها: { $card }.
throws-you = ليس معك منها، فترمي { $card }.
throws-they = لا شيء منها عند { $who }، والمرمية: { $card }.
tricks-so-far = { $tricks } من { $all }
wins-tricks-you = { $count ->
    [one] لك اللمّة
    [two] لك اللمّتان
    [few] لك { $count } لمّات
    [many] لك { $count } لمّة
   *[other] لك { $count } لمّة
}: { tricks-so-far }. والبدء عندك من جديد.
wins-tricks-they = { $count ->
    [one] اللمّة من نصيب { $who }
    [two] اللمّتان من نصيب { $who }
    [few] { $count } لمّات من نصيب { $who }
    [many] { $count } لمّة من نصيب { $who }
   *[other] { $count } لمّة من نصيب { $who }
}: { tricks-so-far }.
partner-wins-you = ورقتك { $card } تكسب اللمّة: { $tricks } من { $all }. البدء الآن عندك.
partner-wins-they = ورقة { $who }، { $card }، تكسب اللمّة: { $tricks } من { $all }. البدء الآن من هناك.
defender-wins-you = ورقتك { $card } تكسب اللمّة: فشل التحدي بعد { $tricks } من اللمّات.
defender-wins-they = ورقة { $who }، { $card }، تكسب اللمّة: فشل التحدي بعد { $tricks } من اللمّات.
all-tricks-we = أخذتَ أنت و{ $others } كل اللمّات، { $all }!
all-tricks-they = كل اللمّات، { $all }، عند { $who }!
for-stakes = { $stakes ->
    [zero] {""}
    [one] {" "}على كل خاسر وحدة واحدة.
    [two] {" "}على كل خاسر وحدتان.
    [few] {" "}على كل خاسر { $stakes } وحدات.
    [many] {" "}على كل خاسر { $stakes } وحدة.
   *[other] {" "}على كل خاسر { $stakes } وحدة.
}
deal-won-we = نقطة لك أنت و{ $others }: { $total } إلى { $other }.{ for-stakes }
deal-won-they = النقطة من نصيب { $who }: { $total } إلى { $other }.{ for-stakes }
match-won-we = كسبت أنت و{ $others } المباراة، { $total } إلى { $other }.
match-won-they = المباراة من نصيب { $who }، { $total } إلى { $other }.

## المعلومات
fact-score-we = أنت و{ $others }
fact-score-you = نقاطك
fact-score-they = { $who }
fact-score-value = { $score }
fact-target = للفوز
fact-target-value = { $score }
fact-balance-we = وحدات فريقك
fact-balance-you = وحدات فريقك
fact-balance-they = وحدات { $who }
fact-balance-value = { $balance }
fact-deal = التوزيعة
fact-deal-value = { $deal }
fact-dealer-you = الموزع
fact-dealer-they = الموزع
fact-dealer-value = { $who }
fact-lead-suit = فئة البدء
fact-lead-suit-value = { $suit }
fact-declarers-we = على فريقك أخذ كل اللمّات
fact-declarers-you = على فريقك أخذ كل اللمّات
fact-declarers-they = أخذ كل اللمّات على { $who }
fact-declarers-value = { $tricks } من { $all }
fact-leader-you = البادئ
fact-leader-they = البادئ
fact-leader-value = { $who }
fact-task = الآن
fact-task-value = { $task }
task-keeping = الاحتفاظ بالبدء أو عرضه على الشريك
task-answering = قبول البدء وإعطاء ورقة من فئة البدء، أو الاعتذار
task-leading = البدء بكل الأحكام؛ ومن لا حكم معه يسأل الشريك أو يبدأ بورقة
task-advising = تسمية فئة للبادئ
task-following = اللعب من فئة البدء، ورقة لكل ورقة
task-naming = تسمية فئة لمن ينقصه الورق
task-throwing = رمي أي ورقة
task-conceding = الموافقة على التسليم أو مواصلة اللعب
fact-answers-you = صاحب الجواب
fact-answers-they = صاحب الجواب
fact-answers-value = { $who }
fact-advice = المشورة
fact-advice-value = { $suit }
fact-void-you = لا ورق عندك من
fact-void-they = لا ورق عند { $who } من
fact-void-value = { $suit }
