// Has two flags and no count: a move asked for after the last look at the first is lost.

// exercise 8.3
moveToNext()
// end 8.3

// exercise 8.3
private let current = SerialDisposable()

private let isOwed = Flag()
private let isMoving = Flag()

/// Begins with the first source, and returns what disposes the current one.
package final func run() -> Disposable {
  moveToNext()
  return current
}

/// Moves on to the next source; several threads may ask for that, even at the same moment.
package final func moveToNext() {
  isOwed.raise()
  guard isMoving.raise() else { return }
  while isOwed.isRaised() {
    isOwed.lower()
    move()
  }
  isMoving.lower()
}

private func move() {
  guard !isDisposed else { return }
  guard let source = sources.next() else { return sourcesRanOut() }
  let subscription = SingleAssignmentDisposable()
  current.disposable = subscription
  subscription.setDisposable(self.subscription(to: source))
}
// end 8.3
