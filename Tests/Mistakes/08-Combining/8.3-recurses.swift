// Subscribes to each source inside the end of the one before, deeper and deeper.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
move()
// end 8.3
