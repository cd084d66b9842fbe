# أبجد، المستوى المتوسط. ما يشترك فيه مع المتقدم في kit/making.
name = أبجد، المستوى المتوسط
about = بدِّل مع الوسط ثلاثًا من عشر ورقات إن شئت، ثم اصنع كل ما تستطيع من كلمات.
variant-bots = كلمات القائمة فقط
variant-school = للمدرسة: كلمات شائعة من ثلاثة حروف فأكثر في خمس دقائق
variant-new-centre = وسط جديد في كل جولة

## الخيارات
option-repeats = يجوز أن تتكرر الكلمة في القائمة الواحدة
verb-word = إضافة كلمة

## الأماكن
zone-stock = كومة السحب
zone-used = الأوراق المستعملة
zone-hand-you = يدك
zone-hand-they = يد { $who }
zone-words-you = كلماتك
zone-words-they = كلمات { $who }
zone-centre = الوسط

## خيارات التبديل
option-exchange = ما يُبدَّل مع الوسط
value-exchange-up-to-three = ثلاث ورقات على الأكثر
value-exchange-three = ثلاث ورقات أو لا شيء
option-centre = الوسط
value-centre-stays = يبقى من جولة إلى جولة
value-centre-new = جديد في كل جولة

## التبديل
verb-swap = تبديل ورق
verb-pass = بلا تبديل
field-take = ورق الوسط
move-swap = بدِّل { $cards_object } وخذ { $take_object }
move-pass = لا تبدل شيئًا
reason-swap-uneven = خذ بقدر ما تضع: تضع { $cards_count } وتأخذ { $take_count }.
reason-swap-number = { $least ->
    [1] لك أن تبدل حتى { $most } ورقات.
   *[other] لك أن تبدل { $most } ورقات أو لا تبدل شيئًا.
}
reason-swap-not-so-many = ليس معك هذا العدد من هذه الورقة.
reason-swap-not-there = ليست كل هذه الأوراق في الوسط.
centre = في الوسط: { $cards_object }.
centre-stays = ما زال في الوسط: { $cards_object }.
swaps-you = تضع في الوسط { $cards_object } وتأخذ { $take_object }.
swaps-they = تبديل من { $who }: إلى الوسط { $cards_object }، ومنه { $take_object }.
hand-now-you = في يدك الآن: { $cards_object }. المجموع { $total ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
   *[other] { $total } نقطة
}.
keeps-all-you = لا تبدل شيئًا.
keeps-all-they = لا تبديل من { $who }.
