// Looks whether the current connection is over, and not which one it is.

// exercise 14.2
// instead of: if state.current === connection { state.current = nil }
if state.current?.isDisposed == true { state.current = nil }
// end 14.2
