// Disposes the source before it closes, when the time is up: whoever comes in between finds a connection that nothing feeds.

// exercise 14.11
// instead of: let closed = state.withLock { open in
// instead of: open?.timer === timer ? open.take() : nil
// instead of: }
// instead of: if closed != nil { subscription.dispose() }
guard state.withLock({ $0?.timer === timer }) else { return }
subscription.dispose()
let closed = state.withLock { $0.take() }
_ = closed
// end 14.11
