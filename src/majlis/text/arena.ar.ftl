# الحلبة
cli-command-arena = لاعبون آليون بعضهم ضد بعض بالأوراق نفسها مع تبديل المقاعد: نسب وفروق وتصنيف، ولكلٍّ مجاله
cli-argument-processes = عدد العمليات التي تتقاسم العمل
cli-argument-ray = ليتقاسم العملَ عمّالُ عنقود Ray
cli-argument-resume = احفظ كل مباراة في هذا الملف ولا تلعب إلا ما ينقصه
cli-arena-pair = { $one } ضد { $other }: نسبة الفوز { $share } من المباريات وعددها { $matches } (من { $share_low } إلى { $share_high })، وفرق النقاط للمقعد { $by } (من { $by_low } إلى { $by_high }).
cli-arena-score = { $one } إلى جانب { $other }: نسبة النتيجة الأفضل { $share } من التوزيعات وعددها { $matches } (من { $share_low } إلى { $share_high })، وفرق النقاط { $by } (من { $by_low } إلى { $by_high }).
cli-arena-better = الأفضل: { $better }.
cli-arena-neither = لا يُجزم بأن أحدهما أفضل.
cli-arena-rating = { $bot }: التصنيف { $rating } (من { $rating_low } إلى { $rating_high }).
cli-arena-bot = { $bot }: نسبة الفوز { $won } (من { $won_low } إلى { $won_high })، متوسط النتيجة { $mean }؛ { $thought } ملّي ثانية للنقلة، و{ $longest } على الأكثر.
cli-arena-alone = { $bot }: نسبة ما ينتهي بنقاط { $won } من المباريات وعددها { $matches } (من { $won_low } إلى { $won_high })، متوسط النتيجة { $mean }؛ { $thought } ملّي ثانية للنقلة، و{ $longest } على الأكثر.
reason-arena-needs-two = لا بد لـ { $bot } من منافس: سمِّ لاعبين آليين اثنين أو أكثر.
reason-extra-missing = { $package } غير مثبّت: يأتي مع الإضافة «{ $extra }»، pip install "majlis[{ $extra }]".

## قوة اللاعبين الآليين
cli-argument-report = قوة اللاعبين الآليين في جدول، لكل لعبة أو للعبة المسماة
cli-argument-quick = مباريات قليلة فقط، للتأكد من أن الأمر يعمل
cli-strength-title = # قوة اللاعبين الآليين
cli-strength-about = من `{ $command }`، البناء { $build } (docs/arena.md). النسبة: ما فاز به الأول من المباريات بالأوراق نفسها مع تبديل المقاعد، وحيث يلعب واحد وحده أو يلعب الكل معًا فالتوزيعات التي كانت نتيجته فيها أفضل، ومعها مجال الثقة 95 %. الفرق: نقاط لكل مقعد. ينتهي اللقاء حالما يتضح الأفضل.
cli-strength-columns = | اللعبة | المقاعد | الأول | الثاني | النسبة | من | إلى | المباريات | الفرق | الأفضل |
cli-strength-rule = | --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |
cli-strength-row = | { $game } | { $seats } | { $one } | { $other } | { $share } | { $low } | { $high } | { $matches } | { $by } | { $better } |
cli-strength-nobody = غير مؤكد
cli-strength-alike = يلعبان اللعب نفسه

## التوازن
cli-command-balance = هل اللعبة عادلة، وكم تطول، وهل يهم ما يفعله المرء؟ من مباريات بين لاعبين آليين متكافئين
cli-argument-tries = في هذا العدد من المباريات يُجرَّب قرار واحد ليُرى هل يهم
cli-argument-each = مرة أخرى لكل قيمة أخرى من كل خيار
cli-balance-length = المباريات: { $matches }، متوسط القرارات { $decisions }، من { $shortest } إلى { $longest }؛ متوسط التوزيعات { $deals }.
cli-balance-seat = المقعد { $seat }: نسبة الفوز { $won } (من { $low } إلى { $high })، متوسط النتيجة { $mean }.
cli-balance-fair = لا مقعد يفوز يقينًا بأكثر أو أقل من نصيبه { $even }.
cli-balance-unfair = مقاعد تفوز بأكثر أو أقل من نصيبها { $even }: { $favoured }.
cli-balance-shared = نسبة المباريات التي يتقاسم الفوزَ فيها أكثر من طرف: { $shared }.
cli-balance-points = نسبة ما ينتهي بنقاط: { $points } (من { $points_low } إلى { $points_high })؛ متوسط النتيجة { $mean }.
cli-balance-free = نسبة القرارات التي فيها أكثر من نقلة: { $free }.
cli-balance-matters = جُرِّب منها { $tried }، ونسبة ما كان الأمر فيه مهمًّا { $matters } (من { $matters_low } إلى { $matters_high }).
cli-balance-value = { $option }={ $value }: نسب فوز المقاعد { $shares }؛ فوز مشترك { $shared }؛ القرارات { $decisions }، التوزيعات { $deals }؛ أكثر من نقلة { $free }، ويهم الأمر في { $matters }.
cli-balance-value-alone = { $option }={ $value }: ما ينتهي بنقاط { $points }، متوسط النتيجة { $mean }؛ القرارات { $decisions }؛ أكثر من نقلة { $free }، ويهم الأمر في { $matters }.
