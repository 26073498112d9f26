// The key of a subscription is known only when `subscribe` has returned: an inner sequence that
// completes before that is never disposed while the result lives; one more such subscription stays
// in the group for each element.

// exercise 9.2
// instead of: listen(to: inner)
var key: CompositeDisposable.DisposeKey?
let subscription = inner.subscribe(
  AnyObserver { [self] event in
    switch event {
    case .next(let element): send(element)
    case .error(let error): fail(with: error)
    case .completed: sourceCompleted { if let key { group.remove(for: key) } }
    }
  }
)
key = group.insert(subscription)
// end 9.2
