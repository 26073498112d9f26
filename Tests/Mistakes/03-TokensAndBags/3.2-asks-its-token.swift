// The observer asks its token whether it was disposed, and knows it weakly: a token that was
// disposed and thrown away in the middle of a delivery has no answer, and the observer hears the
// rest of it.

// exercise 3.2
let token = SingleAssignmentDisposable()
let entry = ObserverEntry<Value> { [weak token] value in
  if let token, token.isDisposed { return }
  observer(value)
}
let key = state.withLock { $0.observers.insert(entry) }
token.setDisposable(Disposables.create { [weak self] in self?.forget(key) })
return token
// end 3.2

// exercise 3.2
_ = state.withLock { $0.observers.removeKey(key) }
// end 3.2
