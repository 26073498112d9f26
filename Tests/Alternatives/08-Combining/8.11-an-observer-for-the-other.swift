// The other source has an observer of its own, and is not subscribed after a disposal.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
let subscription = SingleAssignmentDisposable()
subscription.setDisposable(source.subscribe(sink))
return (sink, Disposables.create(subscription, sink.otherSubscription))
// instead of: guard isEmpty else { return complete() }
// instead of: // Switch only once: if the other one is empty, too, that is the result.
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
guard isEmpty else { return complete() }
guard !isDisposed else { return }
otherSubscription.disposable = other.subscribe(
  onNext: { self.forwardNext($0) },
  onError: { self.fail(with: $0) },
  onCompleted: { self.complete() }
)
// end 8.11
