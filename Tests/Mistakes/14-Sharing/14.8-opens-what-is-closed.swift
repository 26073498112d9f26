// It asks whether the connection was released, and not whether it is over.

// exercise 14.8
private let wasOpened = Flag()
private let subscription = SingleAssignmentDisposable()

/// Subscribes to the source, the first time it is called.
final func open() {
  guard !subscription.isDisposed, wasOpened.raise() else { return }
  subscription.setDisposable(subscribeToSource())
}

/// Disposes the subscription to the source.
final func release() {
  subscription.dispose()
}
// end 14.8

// exercise 14.8
if state.current == nil { state.current = fresh }
// end 14.8
