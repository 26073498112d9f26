// The last observer is silenced, but stays in the bag.

// exercise 3.2
// instead of: let entry = state.withLock { $0.observers.removeKey(key) }
let entry = state.withLock { state in
  state.observers.count > 1 ? state.observers.removeKey(key) : state.observers[key]
}
// end 3.2
