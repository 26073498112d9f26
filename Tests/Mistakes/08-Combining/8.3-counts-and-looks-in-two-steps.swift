// Counts a move and then looks at the count: meanwhile it may have gone down, and two threads move.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
moves.add()
guard moves.count() == 1 else { return }
repeat { move() } while moves.subtract() > 0
// end 8.3
