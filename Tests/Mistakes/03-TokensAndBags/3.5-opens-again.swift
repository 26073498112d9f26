// After `dispose()` the place is empty, and open to whoever comes.

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(let current) = state else { return newValue }
  state = .open(newValue)
  return current
}
leaving?.dispose()
// end 3.5

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(let current) = state else { return nil }
  state = .open(nil)
  return current
}
leaving?.dispose()
// end 3.5
