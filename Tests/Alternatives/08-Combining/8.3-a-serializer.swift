// The moves are work for the serializer that `zip` has: one thread makes them all, one after another.

// exercise 8.3
moveToNext()
// end 8.3

// exercise 8.3
private let current = SerialDisposable()

private let turns = EventSerializer()

/// Begins with the first source, and returns what disposes the current one.
package final func run() -> Disposable {
  moveToNext()
  return current
}

/// Moves on to the next source; several threads may ask for that, even at the same moment.
package final func moveToNext() {
  turns.perform { self.move() }
}

private func move() {
  guard !isDisposed else { return }
  guard let source = sources.next() else { return sourcesRanOut() }
  let subscription = SingleAssignmentDisposable()
  current.disposable = subscription
  subscription.setDisposable(self.subscription(to: source))
}
// end 8.3
