// Keeps its state in plain variables: two threads may both find that it was not opened.

// exercise 14.8 in Connection.swift
private var wasOpened = false
private var isReleased = false
private var subscription: Disposable?

/// Subscribes to the source, the first time it is called.
final func open() {
  guard !isDisposed, !wasOpened else { return }
  wasOpened = true
  let token = subscribeToSource()
  if isReleased { token.dispose() } else { subscription = token }
}

/// Disposes the subscription to the source.
final func release() {
  isReleased = true
  subscription.take()?.dispose()
}
// end 14.8
