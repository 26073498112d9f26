// Subscribes to the other source, and completes at once.

// exercise 8.11
// instead of: override func onCompleted() {
// instead of: // Once nobody listens, the other one need not begin.
// instead of: guard !isDisposed else { return }
// instead of: guard isEmpty else { return complete() }
// instead of: // Switch only once: if the other one is empty, too, that is the result.
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
// instead of: }
override func onCompleted() {
  if isEmpty {
    isEmpty = false
    otherSubscription.disposable = other.subscribe(self)
  }
  complete()
}
// end 8.11
