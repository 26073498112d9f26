// The newcomer takes the slot, and the one before goes on with nobody to end it.

// exercise 3.5 in SerialDisposable.swift
let isOpen = state.withLock { state in
  guard case .open = state else { return false }
  state = .open(newValue)
  return true
}
if !isOpen { newValue.dispose() }
// end 3.5
