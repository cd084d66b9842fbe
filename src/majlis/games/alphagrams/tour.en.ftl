# The tour.
tour-begin = AlphaGrams: lay words from your hand and the pool in the middle, and take words of others by adding to them. A card was turned up for you. With the E or O of the pool your three cards make HARE.
tour-doubt = The others may let the word stand, challenge it, or ask about it.
tour-change = HARE counts four, a point for each card, and you drew back to three. The T of the pool and your Y make HEARTY of it: all old letters, at least one new, in any order.
tour-took = It was your own word; in the same way you can take a word from another. But a mere plural or ending is no new word.
tour-keep = HEARTY counts. Before you draw, one card more may go into the pool; keep yours.
tour-end = Whoever has most cards in words at the end wins: keep an eye on the words of others, and on what might be made of yours.
