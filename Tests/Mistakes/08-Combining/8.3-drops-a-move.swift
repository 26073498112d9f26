// A call that comes during a move returns, and its move is forgotten.

// exercise 8.3
// instead of: repeat { move() } while moves.subtract() > 0
move()
moves.subtract(moves.count())
// end 8.3
