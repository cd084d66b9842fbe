name = اتبع
about = ضع ورقة من النقش نفسه أو القيمة نفسها؛ الفوز لمن تفرغ يده أولًا.
zone-stock = كومة السحب
zone-discard = كومة اللعب
zone-hand-you = يدك
zone-hand-they = يد { $who }
dealt = سبع ورقات لكل يد، وعلى كومة اللعب { $card }.
follows-you = تضع { $card }؛ الباقي معك { $left }.
follows-they = من { $who }: { $card }؛ الباقي { $left }.
passes-you = ليس معك ما يتبع، فيمر دورك.
passes-they = لا شيء عند { $who } يتبع، فيمر الدور.
out-you = تفوز.
out-we = الفوز لك ول{ $others } معًا.
out-they = { $people ->
    [one] الفوز ل{ $who }
   *[other] الفوز ل{ $who } معًا
}.
reason-does-not-follow = ليست من نقش الورقة التي على الكومة ولا من قيمتها.
reason-can-follow = معك ورقة تتبع، فلا بد أن تضع واحدة.
