// Listens to the other source with closures, and forgets its error.

// exercise 8.11
// instead of: otherSubscription.disposable = other.subscribe(self)
otherSubscription.disposable = other.subscribe(
  onNext: { self.forwardNext($0) },
  onCompleted: { self.complete() }
)
// end 8.11
