// Counts off, and looks at the count again: another thread may have raised it, and is moving.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
guard moves.add() == 1 else { return }
while moves.count() > 0 {
  move()
  moves.subtract()
}
// end 8.3
