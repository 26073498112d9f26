// A taken slot is defended: the newcomer has to go, as with a single assignment.

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(nil) = state else { return newValue }
  state = .open(newValue)
  return nil
}
leaving?.dispose()
// end 3.5
