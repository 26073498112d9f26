// Has no token for the other source until `subscribe` has returned: a completion inside it disposes nothing.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: private let otherSubscription = SingleAssignmentDisposable()
private var otherSubscription: Disposable?

// instead of: otherSubscription.setDisposable(
// instead of: other.subscribe(
// instead of: onNext: { _ in self.complete() },
// instead of: onError: { self.fail(with: $0) },
// instead of: onCompleted: { self.otherSubscription.dispose() }
// instead of: )
// instead of: )
otherSubscription = other.subscribe(
  onNext: { _ in self.complete() },
  onError: { self.fail(with: $0) },
  onCompleted: { self.otherSubscription?.dispose() }
)

// instead of: return Disposables.create(sourceSubscription, otherSubscription)
return Disposables.create(sourceSubscription, otherSubscription ?? Disposables.create())
// end 8.9
