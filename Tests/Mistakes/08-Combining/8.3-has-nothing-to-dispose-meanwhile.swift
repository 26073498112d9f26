// Nothing stands for a source while it is being subscribed, so `dispose()` does not reach it.

// exercise 8.3
// instead of: let slot = SingleAssignmentDisposable()
// instead of: current.disposable = slot
// instead of: slot.setDisposable(subscription(to: source))
current.disposable.dispose()
current.disposable = subscription(to: source)
// end 8.3
