// Asks only before the loop whether it is over: disposed inside `subscribe`, it takes another source.

// exercise 8.3
moveToNext()
// end 8.3

// exercise 8.3
private let current = SerialDisposable()

// The moves that are owed; whoever raises it from zero makes them all.
private let moves = Counter()

/// Begins with the first source, and returns what disposes the current one.
package final func run() -> Disposable {
  moveToNext()
  return current
}

/// Moves on to the next source; several threads may ask for that, even at the same moment.
package final func moveToNext() {
  guard !isDisposed, moves.add() == 1 else { return }
  repeat { move() } while moves.subtract() > 0
}

private func move() {
  guard let source = sources.next() else { return sourcesRanOut() }
  let subscription = SingleAssignmentDisposable()
  current.disposable = subscription
  subscription.setDisposable(self.subscription(to: source))
}
// end 8.3
