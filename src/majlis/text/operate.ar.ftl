# لمن يدير الغرفة.
admin-title = مجلس: الغرف وسجل المراجعة
admin-rooms = الغرف المفتوحة
admin-audit = سجل المراجعة
admin-room = الغرفة
admin-game = اللعبة
admin-people = اللاعبون
admin-connected = المتصلون
admin-state = الحالة
admin-when = الوقت (UTC)
admin-what = الحدث
admin-text = النص
admin-playing = اللعب جارٍ
admin-waiting = في الانتظار
cli-command-backup = ينسخ مخزن الغرفة إلى ملف، ولو كانت مفتوحة
cli-command-restore = يعيد نسخة كهذه إلى مكانها والغرفة مغلقة
cli-argument-replace = ضع النسخة مكان المخزن الموجود، ويُحفظ القديم بجانبها
cli-backup-made = في { $name } { $count ->
    [zero] لا غرف.
    [one] غرفة واحدة.
    [two] غرفتان.
    [few] { $count } غرف.
    [many] { $count } غرفة.
   *[other] { $count } غرفة.
}
cli-backup-restored = { $count ->
    [zero] لا غرف في { $name }.
    [one] عادت غرفة واحدة من { $name }.
    [two] عادت غرفتان من { $name }.
    [few] عادت { $count } غرف من { $name }.
    [many] عادت { $count } غرفة من { $name }.
   *[other] عادت { $count } غرفة من { $name }.
}
cli-command-rebuild = يعيد بناء ما يُحفظ بجانب سجلات الغرف من السجلات نفسها: ملخص كل غرفة والإحصاءات
cli-rebuilt = { $count ->
    [zero] لا غرف هنا.
    [one] قُرئت غرفة واحدة من جديد.
    [two] قُرئت غرفتان من جديد.
    [few] قُرئت { $count } غرف من جديد.
    [many] قُرئت { $count } غرفة من جديد.
   *[other] قُرئت { $count } غرفة من جديد.
}
cli-rebuilt-not = { $count ->
    [zero] قُرئت كلها.
    [one] غرفة واحدة لا تُقرأ بالقواعد الموجودة هنا، ويبقى ما حُفظ عنها.
    [two] غرفتان لا تُقرآن بالقواعد الموجودة هنا، ويبقى ما حُفظ عنهما.
    [few] { $count } غرف لا تُقرأ بالقواعد الموجودة هنا، ويبقى ما حُفظ عنها.
    [many] { $count } غرفة لا تُقرأ بالقواعد الموجودة هنا، ويبقى ما حُفظ عنها.
   *[other] { $count } غرفة لا تُقرأ بالقواعد الموجودة هنا، ويبقى ما حُفظ عنها.
}
reason-database-there = في { $name } مخزن من قبل، و--replace يضع النسخة مكانه ويحفظه بجانبها.
reason-not-a-file = { $name } ليس ملفًا: لقاعدة البيانات هذه أدواتها للنسخ.
reason-copy-onto-itself = { $name } هو المخزن نفسه، والنسخة تحتاج إلى ملف خاص بها.
reason-cannot-copy = لا يمكن نسخ { $name }: { $error }
