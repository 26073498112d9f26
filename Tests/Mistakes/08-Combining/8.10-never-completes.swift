// Disposes when the source completes, and never sends the end, not even when the gate is open.

// exercise 8.10
// instead of: if isOpen { complete() } else { dispose() }
dispose()
// end 8.10
