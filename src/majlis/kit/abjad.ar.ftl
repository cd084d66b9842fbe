# ما تشترك فيه ألعاب أبجد. قرعة الموزع: كل لاعب يسحب ورقة، والأعلى رقمًا يوزع.
draws-for-dealer-you = في قرعة التوزيع تسحب { $card }{ $number ->
    [0] ، ورقمها صفر
   *[other] ، ورقمها { $number }
}.
draws-for-dealer-they = من { $who } في قرعة التوزيع: { $card }{ $number ->
    [0] ، ورقمها صفر
   *[other] ، ورقمها { $number }
}.
draw-for-dealer-again-you = تعادلت مع غيرك فتُعاد القرعة.
draw-for-dealer-again-we = تعادلت مع { $others } فتُعاد القرعة بينكم.
draw-for-dealer-again-they = تعادل بين { $who }، فتُعاد القرعة بينهم.
