# ما تشترك فيه ألعاب الكنجفة.

## من يوزع أولًا
draws-for-deal-you = تسحب لقرعة التوزيع: { $card }.
draws-for-deal-they = من { $who } لقرعة التوزيع: { $card }.
draw-again-we = تساوت ورقتك وورقة { $others }، فيُعاد السحب بينكم.
draw-again-they = تساوت أوراق { $who }، فيُعاد السحب بينهم.
highest-deals-you = ورقتك هي الأعلى: التوزيع الأول عليك.
highest-deals-they = الورقة الأعلى عند { $who }: التوزيع الأول من هناك.

## ما يتفق عليه اللاعبون
option-card_names = تُسمى أوراق الكنجفة المغولية وأنواعها
value-card_names-meaning = بما عليها: القمر والشمس
value-card_names-indian = كما في الهند: سفيد وسرخ
value-card_names-persian = كما في فارس: زر سفيد وزر سرخ
