// Counts a move off before it makes it: the source that it subscribes to may move on from within.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
guard moves.add() == 1 else { return }
var left = 1
while left > 0 {
  left = moves.subtract()
  move()
}
// end 8.3
