# The tour.
tour-begin = Basra: four cards lie on the floor, four are in your hand. At your turn you play one card; what it equals, or what adds up to it, you take. The 7 takes two cards here: 6 and ace make 7.
tour-sum = The cards you took lie in your pile, face down. Whoever has most cards at the end of the deal gets 30 points.
tour-basra = One card was left on the floor and you took it: the floor is clear, and that is a basra, 10 points. Leave the floor easy to clear, and the other makes one.
tour-court = Your queen found no queen, so it stays on the floor. Queens and kings take only their like; a jack sweeps everything.
tour-batch = All four cards are played, so four more are dealt; so it goes until the pack is finished.
tour-end = At the end of the deal what is left on the floor goes to who took last. The first to reach the agreed points wins.
