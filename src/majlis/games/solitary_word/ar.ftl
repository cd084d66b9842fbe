name = كلمة وحيدة
about = العب كلمات من صف ورق حتى ينتهي الورق؛ الكلمة القصيرة بقرش.
variant-hard = كلمة وحيدة بلا قروش
variant-easy = كلمة وحيدة بصف من سبع

## الخيارات
option-purse = القروش في البداية
option-line = ورق الصف
option-bank = القروش الموجودة
value-bank-endless = كل ما يُكسب
value-bank-five = خمسة لا غير
option-die = في الفريق يقرر النرد
value-die-ten = بعد عشر جولات من التصويت
value-die-three = بعد ثلاث جولات من التصويت
value-die-never = أبدًا

## الأماكن
zone-stock = السحب
zone-line = الصف
zone-discard = المرمي

## النقلات والأسباب
move-word = العب { $word }
reason-short-word-without-penny = الكلمة القصيرة بقرش والكيس فارغ: { $least } حروف أو أكثر.
cards-left = { $left ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $left } ورقات
    [many] { $left } ورقة
   *[other] { $left } ورقة
}
foresee-word-costs = { $cost ->
    [0] {""}
   *[other] بقرش،{" "}
}{ $left ->
    [0] تأخذ الصف كله
   *[other] تبقى { cards-left }
}

## ما يحدث
pennies = { $purse ->
    [zero] لا قرش
    [one] قرش واحد
    [two] قرشان
    [few] { $purse } قروش
    [many] { $purse } قرشًا
   *[other] { $purse } قرش
}
begins = في الكيس: { pennies }. بقي في السحب: { cards-left }.
line = في الصف: { $cards }.
paid = { $cost ->
    [0] .
   *[other] {" "}بقرش. في الكيس: { pennies }.
}
plays-you = تلعب { $word }{ paid }
plays-they = من { $who }: { $word }{ paid }
team-plays = تُلعب { $word }{ paid }
earns = أُخذ الصف كله، وذلك يكسب قرشًا. في الكيس: { pennies }.
refilled = الجديد في الصف: { $cards }؛ { $left ->
    [0] انتهى السحب
   *[other] وبقي في السحب: { cards-left }
}.
won = ذهبت الأوراق الـ74 كلها: رُبحت اللعبة، وعدد الكلمات { $words }.
no-word-left = لا كلمة ممكنة{ $purse ->
    [0] {" "}من أربعة حروف أو أكثر
   *[other] {" "}بعد الآن
}: خُسرت اللعبة، والباقي { cards-left }.
resigned-you = تستسلم، والباقي { cards-left }.
resigned-they = استسلام من { $who }، والباقي { cards-left }.
team-resigned = تُركت اللعبة، والباقي { cards-left }.

## حقائق
fact-purse = الكيس
fact-purse-value = { $pennies ->
    [zero] لا قرش
    [one] قرش واحد
    [two] قرشان
    [few] { $pennies } قروش
    [many] { $pennies } قرشًا
   *[other] { $pennies } قرش
}
fact-bank = المصرف
fact-bank-value = { $pennies ->
    [zero] لا قرش
    [one] قرش واحد
    [two] قرشان
    [few] { $pennies } قروش
    [many] { $pennies } قرشًا
   *[other] { $pennies } قرش
}
fact-to-go = الباقي
fact-to-go-value = { $cards ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $cards } ورقات
    [many] { $cards } ورقة
   *[other] { $cards } ورقة
}
fact-played = القصة حتى الآن
fact-played-value = { $words }
