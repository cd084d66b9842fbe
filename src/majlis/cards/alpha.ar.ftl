# ورق ألفا. يُقال اسم الحرف كما يُنطق بالإنجليزية، مكتوبا بالعربية، لأن صوتا عربيا قد لا ينطق الحرف اللاتيني.
# «أوه» اسم O حتى لا يلتبس بكلمة «أو»، و«پي ثقيلة» اسم P حتى لا يلتبس باسم B عند من لا ينطق «پ».

alpha-B = بي
alpha-C = سي
alpha-D = دي
alpha-F = إف
alpha-G = جي
alpha-H = إتش
alpha-J = جيه
alpha-K = كيه
alpha-L = إل
alpha-M = إم
alpha-N = إن
alpha-P = پي ثقيلة
alpha-Q = كيو
alpha-R = آر
alpha-S = إس
alpha-T = تي
alpha-V = ڤي
alpha-W = دبليو
alpha-X = إكس
alpha-Y = واي
alpha-Z = زد
alpha-A-E = إيه أو إي
alpha-A-I = إيه أو آي
alpha-A-O = إيه أو أوه
alpha-A-U = إيه أو يو
alpha-E-I = إي أو آي
alpha-E-O = إي أو أوه
alpha-E-U = إي أو يو
alpha-I-O = آي أو أوه
alpha-I-U = آي أو يو
alpha-O-U = أوه أو يو
alpha-wild = جوكر
