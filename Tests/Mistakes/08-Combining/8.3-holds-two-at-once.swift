// Subscribes to the next source before it disposes the one before.

// exercise 8.3
// instead of: let slot = SingleAssignmentDisposable()
// instead of: current.disposable = slot
// instead of: // Disposing the source before may have ended everything.
// instead of: if isDisposed { return }
// instead of: slot.setDisposable(subscription(to: source))
current.disposable = subscription(to: source)
// end 8.3
