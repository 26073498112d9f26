// Drops an error of the other source.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: other.subscribe(
// instead of: onNext: { _ in self.complete() },
// instead of: onError: { self.fail(with: $0) },
// instead of: onCompleted: { self.otherSubscription.dispose() }
// instead of: )
other.subscribe(
  onNext: { _ in self.complete() },
  onError: { _ in },
  onCompleted: { self.otherSubscription.dispose() }
)
// end 8.9
