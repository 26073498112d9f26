// Looks whether a move is owed before it counts its own: the thread that moves may stop in between.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
guard moves.count() == 0 else {
  moves.add()
  return
}
moves.add()
// end 8.3
