// Sets the new one, and looks afterwards whether the slot was open; it may be closed by then.

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(let current) = state else { return nil }
  state = .open(newValue)
  return current
}
leaving?.dispose()
if isDisposed { newValue.dispose() }
// end 3.5
