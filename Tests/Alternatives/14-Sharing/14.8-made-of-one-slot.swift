// A slot from chapter 3 disposes what comes too late.

// exercise 14.8 in Connection.swift
private let isOpen = Flag()
private let slot = SingleAssignmentDisposable()

/// Subscribes to the source, the first time it is called.
final func open() {
  if !isDisposed, isOpen.raise() { slot.setDisposable(subscribeToSource()) }
}

/// Disposes the subscription to the source.
final func release() {
  slot.dispose()
}
// end 14.8
