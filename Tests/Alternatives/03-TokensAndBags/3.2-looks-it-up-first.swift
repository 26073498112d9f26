// The entry is looked up and removed under one lock, and the token has a weak variable.

// exercise 3.2
let key = state.withLock { [entry = ObserverEntry(observer)] state in
  state.observers.insert(entry)
}
weak var observable: Observable3<Value>?
observable = self
return Disposables.create { observable?.forget(key) }
// end 3.2

// exercise 3.2
let leaving: ObserverEntry<Value>? = state.withLock { state in
  guard let entry = state.observers[key] else { return nil }
  state.observers.removeKey(key)
  return entry
}
guard let leaving else { return }
leaving.silence()
// end 3.2
