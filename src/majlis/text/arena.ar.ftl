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
