# ما لا يخص لعبة بعينها. المعاملات: who لاعبون، وpeople عددهم، وcards أسماء أوراق، وcount عدد.

language = العربية

## القوائم والأعداد
list-comma = { $head }، { $item }
list-and = { $head } و{ $item }
cards-unseen = { $count ->
    [zero] لا شيء
    [one] ورقة
    [two] ورقتان
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
seat-name = المقعد { $number }
yes = نعم
no = لا

## نقلات في ألعاب كثيرة
verb-play = اللعب
verb-draw = السحب
verb-pass = التمرير
verb-heard = السماع
field-card = الورقة
field-take = ما تأخذه
field-part = الجزء
move-play = العب { $card }
move-draw = اسحب
move-pass = مرِّر
move-heard = سمعت

## الأسباب
reason-not-now = لا يمكنك ذلك الآن.
reason-not-your-turn = ليس الدور عليك.
reason-not-among-the-choices = هذا ليس مما يمكنك اختياره.
reason-match-is-over = انتهت المباراة.
reason-you-do-not-hold = ليس في يدك { $card }.
reason-not-a-move = «{ $text }» ليست نقلة.
reason-no-such-move = «{ $text }» ليست نقلة؛ اكتب ? لترى النقلات الممكنة.
spot-line = السطر { $number }
spot-move = النقلة { $number }
spot-move-said = النقلة { $number }, { $text }
refused-where = { $where }: { $reason }

## نصوص يرسلها الناس والبرامج
reason-unknown-game = لا توجد لعبة «{ $name }»؛ الألعاب هي { $known }.
reason-unknown-variant = لا يوجد لهذه اللعبة نوع «{ $name }»؛ الأنواع هي { $known }.
reason-unknown-option = لا يوجد خيار «{ $name }»؛ الخيارات هي { $known }.
reason-unknown-value = لا يكون الخيار { $name } بقيمة «{ $value }»؛ القيم الممكنة { $known }.
reason-wrong-seats = لا تُلعب { $game } بعدد { $seats } من اللاعبين؛ الأعداد الممكنة { $known }.
reason-unknown-seat = لا يوجد مقعد { $seat }؛ عدد المقاعد { $seats }، والعد من 0.
reason-unknown-zone = لا يوجد مكان «{ $name }»؛ الأماكن هي { $known }.
reason-unknown-card = لا توجد في هذه الكوتشينة ورقة «{ $code }».
reason-card-twice = الورقة { $code } موضوعة في أماكن أكثر مما في الكوتشينة منها.
reason-unknown-field = ليس في الحالة «{ $name }»؛ فيها { $known }.
reason-wrong-field = لا يكون { $name } بقيمة «{ $value }».
reason-position-not-an-object = يجب أن يكون هنا كائن بين معقوفين.
reason-position-not-a-list = يجب أن تكون هنا قائمة بين قوسين مربعين.
reason-position-unknown-key = ليس في الوضع «{ $name }»؛ فيه game وseats وoptions وzones وstate وknown وcannot.
reason-position-number = يجب أن يكون { $name } عددًا صحيحًا.
reason-position-cards-missing = هذه الأوراق ليست في أي مكان: { $cards }.
reason-position-place = لا توجد ورقة في الموضع «{ $place }».
reason-position-viewer = ليس على الطاولة «{ $name }»؛ اكتب رقم مقعد أو spectator أو all.
reason-position-nonsense = لا تفهم القواعد هذا الوضع: { $error }
reason-position-turn = المقعد الذي عليه الدور لا يتفق مع بقية الوضع.
reason-position-empty-hand = المقعد الذي عليه الدور ليس في يده ورق.
reason-position-hands = أعداد الأوراق في الأيدي لا تتفق مع صاحب الدور.
reason-record-header = يبدأ السجل بسطر مثل {"{"}"majlis": 1, "game": "basra", "rules": 1, "seats": 2, "seed": "7"{"}"}.
reason-record-rules = كُتب السجل بالإصدار { $rules } من القواعد، وهذا الإصدار { $known }.
reason-record-seed-line = بعد commit أو reveal يأتي رقم توزيعة ثم 64 رقمًا ست عشريًا.
reason-record-line = «{ $text }» ليس سطرًا في سجل؛ النقلة مقعد ونص، مثل 0 play 7D.
reason-verdict-missing = لا يذكر السجل هل «{ $word }» كلمة أم لا.
reason-record-verdict = بعد verdict تأتي yes أو no ثم كلمة.
reason-record-not-revealed = لم تُكشف بعد بذرة التوزيعة { $deal }.
reason-record-too-long = السجل لا يزيد على { $most } حرف.
reason-not-json = هذا ليس JSON.
reason-no-such-file = لا يوجد ملف { $name }.

fact-word-list = قائمة الكلمات
fact-word-list-value = { $name } ({ $hash })
reason-list-not-here = قائمة كلمات هذه الطاولة ليست على هذا الجهاز.
reason-list-missing = { lexicon-error-list-missing }
reason-list-empty = { lexicon-error-list-empty }
reason-list-binary = { lexicon-error-list-binary }
reason-list-damaged = { lexicon-error-list-damaged }
reason-list-large = { lexicon-error-list-large }
