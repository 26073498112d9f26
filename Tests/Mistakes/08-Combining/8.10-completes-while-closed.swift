// A completion passes even when the gate is closed.

// exercise 8.10
// instead of: if isOpen { complete() } else { dispose() }
complete()
// end 8.10
