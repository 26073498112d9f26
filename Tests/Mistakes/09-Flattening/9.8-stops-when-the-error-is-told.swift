// An error that waits for the observer stops the sink only when it is told: the closure is called
// for what the outer sequence sends meanwhile.
// Changes: 9.8-no-lock-around-the-observer.swift

// exercise 9.8
// instead of: guard stop() else { return nil }
guard !isDisposed, desk.error == nil else { return nil }

// instead of: desk.error = nil
// instead of: return .end(error)
if stop() { return .end(error) }
// end 9.8
