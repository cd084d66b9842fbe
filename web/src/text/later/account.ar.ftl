
## الحساب
account-none = لا أحد مسجّل الدخول على هذا الجهاز
account-of = الدخول مسجّل باسم { $name }
account-why = اللعب ممكن بلا حساب. الحساب يحفظ نتائج مبارياتك، على كل جهاز تدخل إليه منه.
account-have = عندي حساب
account-new = أريد حسابًا
account-name = اسم الحساب
account-enter = تسجيل الدخول
account-make = إنشاء الحساب
account-by-key = إنشاء الحساب بمفتاح مرور وحده
account-forgotten = لا يُطلب عنوان، فلا يمكن لأحد أن يرسل إليك كلمة سر منسيّة: الأفضل حفظها في هذا المتصفّح.
account-made = أُنشئ حسابك وسُجّل دخولك.
account-entered = سُجّل دخولك.
account-leave = تسجيل الخروج
account-left = سُجّل خروجك من هذا الجهاز.
account-since = محفوظ منذ { $date }.
account-keep = تنزيل كل ما حُفظ
account-saved = حُفظ الملف في مكان التنزيلات.
account-erase = محو الحساب
account-erase-sure = يُمحى الحساب وكل ما حُفظ من أرقامه، ولا شيء يعيده.
account-erase-now = محوه نهائيًّا
account-erase-by-key = محوه نهائيًّا بمفتاح مرور
account-erased = مُحي حسابك.
account-failed = المجلس لا يجيب.
password = كلمة السر
password-now = كلمة السر الحالية
password-new = كلمة السر الجديدة
password-hint = { $least } أحرف على الأقل.
password-change = كلمة سر أخرى
password-change-now = تغييرها
password-changed = تغيّرت كلمة السر، وسُجّل الخروج من الأجهزة الأخرى.
password-choose = اختيار كلمة سر
password-choose-now = اختيارها
password-chosen = اختيرت كلمة السر، وهي أيضًا تفتح الحساب.
passkey-enter = الدخول بمفتاح مرور
passkey-make = إضافة مفتاح مرور
passkey-made = حُفظ مفتاح المرور، والدخول به ممكن.
passkey-none = لم يُستعمل أي مفتاح مرور.
passkeys = { $count ->
    [0] يمكن أن يحلّ محل كلمة السر مفتاح مرور على جهازك أو في سلسلة مفاتيحك.
    [one] يفتح هذا الحساب مفتاح مرور واحد.
    [two] يفتح هذا الحساب مفتاحا مرور.
    [few] يفتح هذا الحساب { $count } مفاتيح مرور.
    [many] يفتح هذا الحساب { $count } مفتاح مرور.
   *[other] يفتح هذا الحساب { $count } مفتاح مرور.
}
passkey-since = مفتاح مرور من { $date }
passkey-drop = نسيانه
passkey-gone = نُسي مفتاح المرور.
figures-none = لم تُحفظ أي مباراة بعد. أول مباراة تكملها من الآن ستكون الأولى.
figure-played = المباريات
figure-won = مرات الفوز
figure-shared = مرات التعادل
figure-streak = على التوالي
figure-best = أطول سلسلة
figure-words = الكلمات
figure-longest = أطول كلمة
