# The tour.
tour-begin = TakeTwo: be the first without a card. A vowel card shows two vowels. On a vowel card any consonant goes, on a consonant any vowel card. A or E lies on top, so a consonant fits.
tour-fits = Vowel and consonant go in turn. Again a consonant is wanted.
tour-same = The wild was played as the very same card, a D on your D. Then whoever has the fewest cards, its player aside, draws two: that was you.
tour-y = Y is a vowel or a consonant, as you say. On the S it goes as a vowel.
tour-none = A vowel card is wanted, and you have none. Then you draw two.
tour-drawn = One of the two just drawn may be played, no other card. I or O fits.
tour-end = So it goes until a hand is empty. Keep a card that may match the top: it makes the leader draw.
