// An old connection that is disposed late removes the new one.

// exercise 14.2
// instead of: state.withLock { state in
// instead of: if state.current === connection { state.current = nil }
// instead of: }
state.withLock { $0.current = nil }
// end 14.2
