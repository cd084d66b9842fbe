
## جولات تعليمية
tour = جولة تعليمية
tour-of = جولة تعليمية في { $game }
tour-now = الآن: { $move }
tour-do = لعبها عنّي
tour-typed = أو في سطر الأوامر:
guest = ضيف
key-rules = القواعد، وما اتُّفق عليه على هذه الطاولة
