// After `dispose()` the slot is empty, but still open.

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
