// Reads what is in the slot, and closes it with the next line.

// exercise 3.5 in SerialDisposable.swift
// instead of: let leaving: Disposable? = state.withLock { state in
// instead of: guard case .open(let current) = state else { return nil }
// instead of: state = .disposed
// instead of: return current
// instead of: }
let leaving: Disposable? = disposable
state.withLock { $0 = .disposed }
// end 3.5
