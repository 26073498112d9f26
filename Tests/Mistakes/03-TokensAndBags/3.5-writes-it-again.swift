// The new one is written once more after the old one was disposed, over whatever that has set.

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(let current) = state else { return newValue }
  state = .open(newValue)
  return current
}
leaving?.dispose()
state.withLock { if case .open = $0 { $0 = .open(newValue) } }
// end 3.5
