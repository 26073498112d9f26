// Counts the turn that makes up a tick as one more tick.

// exercise 11.6
// instead of: guard due.add() == 1 else { return }
// instead of: }
}
guard due.add() == 1 || turn == .makeUp else { return }
// end 11.6
