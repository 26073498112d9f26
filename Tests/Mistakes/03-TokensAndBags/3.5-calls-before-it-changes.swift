// The one that leaves is called first, and finds itself still in the slot.

// exercise 3.5 in SerialDisposable.swift
guard !isDisposed else { return newValue.dispose() }
disposable.dispose()
state.withLock { $0 = .open(newValue) }
// end 3.5
