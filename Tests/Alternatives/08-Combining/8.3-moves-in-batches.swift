// Makes all the moves that are owed, and then counts them off together.

// exercise 8.3
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
guard moves.add() == 1 else { return }
var owed = 1
while owed > 0 {
  for _ in 0..<owed { move() }
  owed = moves.subtract(owed)
}

// instead of: let slot = SingleAssignmentDisposable()
// instead of: current.disposable = slot
// instead of: // Disposing the source before may have ended everything.
// instead of: if isDisposed { return }
// instead of: slot.setDisposable(subscription(to: source))
current.disposable.dispose()
let token = SingleAssignmentDisposable()
current.disposable = token
token.setDisposable(subscription(to: source))
// end 8.3
