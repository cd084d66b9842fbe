# أبجد، المستوى المتقدم. ما عدا ذلك في kit/making.
name = أبجد، المستوى المتقدم
about = اصنع من عشر ورقات كل ما تستطيع من كلمات، وغيرك يفعل مثلك في الوقت نفسه.
variant-bots = كلمات القائمة فقط
variant-school = للمدرسة: كلمات شائعة من ثلاثة حروف فأكثر في خمس دقائق
variant-five = بخمسة ألوان

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
