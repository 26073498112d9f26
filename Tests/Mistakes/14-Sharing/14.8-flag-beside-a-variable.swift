// The subscription is a plain variable, and a flag beside it says that it was released: a thread
// that keeps it and a thread that releases meet at the variable, and both dispose it.

// exercise 14.8 in Connection.swift
private let wasOpened = Flag()
private let wasReleased = Flag()
@Unguarded private var subscription: Disposable?

/// Subscribes to the source, the first time it is called.
final func open() {
  guard !isDisposed, wasOpened.raise() else { return }
  subscription = subscribeToSource()
  // It may have been released meanwhile.
  if wasReleased.isRaised() { disposeSubscription() }
}

/// Disposes the subscription to the source.
final func release() {
  guard wasReleased.raise() else { return }
  disposeSubscription()
}

private func disposeSubscription() {
  let token = subscription
  subscription = nil
  token?.dispose()
}
// end 14.8
