// A connection that is over is never forgotten, so `connect()` returns it again and again.

// exercise 14.2
// instead of: state.withLock { state in
// instead of: if state.current === connection { state.current = nil }
// instead of: }
// end 14.2
