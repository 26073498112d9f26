// It notices that nothing is left, and says so only later: what comes in between is never told.

// exercise 9.8
// instead of: state.withLock { state in
// instead of: let next = isDisposed ? nil : state.next()
// instead of: state.isTelling = next != nil
// instead of: return next
// instead of: }
let next = state.withLock { state in isDisposed ? nil : state.next() }
if next == nil { state.withLock { $0.isTelling = false } }
return next
// end 9.8
