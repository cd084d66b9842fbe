# الغرفة.
status-waiting = في انتظار اللاعبين.
status-ready = يمكن أن تبدأ المباراة.
status-ready-bots = يمكن أن تبدأ المباراة، وفي المقاعد الخالية لاعبون آليون.
status-your-turn = دورك
status-turn = { $people ->
    [one] الدور على { $who }
   *[other] في انتظار { $who }
}
status-over = انتهت المباراة.
result-won = { $people ->
    [one] الفائز { $who }.
    [two] الفائزان { $who }.
   *[other] الفائزون { $who }.
}
result-you = الفوز لك.
result-shared = فوز مشترك: { $who }.
place-cards = { $count ->
    [0] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
line-joined = انضمام إلى الطاولة: { $name }.
line-left = مغادرة الطاولة: { $name }، ويكمل اللعب لاعب آلي.
line-back = عودة إلى الطاولة: { $name }.
line-started = بدأت المباراة.
reason-no-such-room = لا توجد غرفة كهذه، ربما أُغلقت.
reason-room-full = كل المقاعد مشغولة، وتمكن المشاهدة.
reason-room-not-started = لم تبدأ المباراة بعد.
reason-room-started = بدأت المباراة من قبل.
reason-not-seated = أنت تشاهد فقط.
reason-no-room = لست في أي غرفة.
reason-no-such-page = لا شيء في { $path }.
reason-no-such-question = لا يُسأل { $path } بهذه الطريقة.
reason-too-long-a-question = هذا أطول مما تقرؤه هذه الغرفة.
reason-bad-question = لا تفهم هذه الغرفة السؤال: { $error }
reason-bad-frame = ليست هذه رسالة يعرفها النظام: { $error }
reason-old-protocol = هذه الصفحة أقدم من الغرفة أو أحدث منها، أعد تحميلها.
reason-too-fast = رسائل كثيرة، انتظر قليلًا.
reason-too-many-prints = طلبات الطباعة كثيرة الآن، والمحاولة ممكنة بعد قليل.
reason-too-many-records = سجلّات كثيرة متتالية، والمحاولة ممكنة بعد قليل.
reason-too-many-reports = بلاغات كثيرة متتالية، والمحاولة ممكنة بعد دقيقة.
reason-too-many-wishes = على هذه الطاولة طلبات كثيرة تنتظر الجواب، فليُجب عنها أولًا.
reason-too-many-tries = محاولات كثيرة، انتظر بضع دقائق.
reason-stale = تغيّرت الطاولة منذ اخترت، فانظر ثم اختر من جديد.
reason-ahead = هذه الحركة لطاولة لم نصل إليها بعد، فانظر ثم اختر من جديد.
reason-no-hint = لا تلميح متاح الآن، فأعد السؤال.
reason-bad-password = كلمة السر من { $least } إلى { $most } حرفًا.
reason-name-taken = هذا الاسم لشخص آخر، فاختر غيره.
reason-wrong-login = الاسم وكلمة السر لا يتوافقان.
reason-not-logged-in = لا أحد مسجّل الدخول على هذا الجهاز.
reason-wrong-passkey = مفتاح المرور هذا لا يفتح شيئًا هنا، أو تأخّر الجواب.
reason-passkey-elsewhere = لا تُستعمل مفاتيح المرور إلا في صفحة هذه الغرفة نفسها، والمحاولة ممكنة هناك.
reason-passkeys-full = للحساب { $most } من مفاتيح المرور على الأكثر.
reason-last-passkey = لا شيء غيره يفتح هذا الحساب، فاختر كلمة سر أولًا أو أضف مفتاح مرور آخر.
reason-hello-first = عرّف بنفسك أولًا.
reason-bad-name = الاسم من حرف إلى { $most } حرفًا.
reason-unknown-bot = لا يوجد لاعب آلي باسم «{ $name }»، الموجود: { $known }.
reason-rooms-full = لا مكان لطاولة أخرى الآن، حاول لاحقًا.
reason-broken = حدث خطأ في هذه الغرفة فأُغلقت، ولم يتأثر سواها.
reason-room-of-other-rules = فُتحت هذه الغرفة بقواعد ليست موجودة هنا. هي محفوظة، وتُكمَل حيث توجد تلك القواعد.
reason-bad-token = رمز الجهاز من 16 إلى 200 حرف.
reason-cannot-keep = لا يمكن حفظ شيء في { $name }: { $error }. اختر غيره بـ --database.
reason-cannot-listen = لا يمكن الاستماع على { $host } والمنفذ { $port }: { $error }. اختر منفذًا آخر بـ --port.
serve-at = المجلس مفتوح على { $url }
serve-qr = وجّه كاميرا هاتف على الشبكة نفسها إلى المربّع لتدخل.
bot-0 = نديم
bot-1 = إيريس
bot-2 = طارق
bot-3 = دافني
bot-4 = سلمى
bot-5 = نيكوس
bot-6 = ليلى
bot-7 = ثيو
bot-8 = كريم
bot-9 = زوي
bot-10 = يارا
bot-11 = ستيليوس
bot-12 = رامي
bot-13 = إيليني
place-also = { $held }، { $also }
place-left = بقي للمباراة كلها { $minutes } د و{ $seconds } ث
place-bot = لاعب آلي، { $held }
place-bot-alone = لاعب آلي
place-free = مقعد خالٍ، يمكن أن يلعب فيه لاعب آلي
reason-not-written = تعذّر تدوين هذا، فلم يتغيّر شيء، حاول بعد قليل.
reason-elsewhere = هذه الطاولة على جهاز آخر لا يمكن الوصول إليه الآن، حاول بعد قليل.
reason-chat-closed = المحادثة مفتوحة ما دامت المباراة دائرة.
result-together-won = كُسبت اللعبة.
result-together-lost = خُسرت اللعبة.
reason-database-in-use = غرفة أخرى تفتح { $name }؛ أغلقها أولًا، أو اختر ملفًا آخر بـ --database.
reason-database-newer = كتب { $name } إصدارٌ أحدث من مجلس، وهذا الإصدار لا يستطيع قراءته.
reason-too-many-rooms = فُتحت من هنا غرف كثيرة، انتظر دقيقة.
