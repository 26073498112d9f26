// Leaves the other source subscribed when it has completed.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: other.subscribe(
// instead of: onNext: { _ in self.complete() },
// instead of: onError: { self.fail(with: $0) },
// instead of: onCompleted: { self.otherSubscription.dispose() }
// instead of: )
other.subscribe(
  onNext: { _ in self.complete() },
  onError: { self.fail(with: $0) }
)
// end 8.9
