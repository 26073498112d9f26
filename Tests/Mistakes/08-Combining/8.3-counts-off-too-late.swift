// Finds nothing more to do and counts off afterwards: a move that is asked for in between is lost.

// exercise 8.3
// instead of: repeat { move() } while moves.subtract() > 0
move()
while moves.count() > 1 {
  moves.subtract()
  move()
}
moves.subtract()
// end 8.3
