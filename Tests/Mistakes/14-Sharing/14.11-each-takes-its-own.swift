// Of two connections that are made at the same moment, each observer takes its own.

// exercise 14.11
// instead of: let fresh = makeStay()
// instead of: newest.withLock { newest in
// instead of: // Another thread may have been faster.
// instead of: if newest === known { newest = fresh }
// instead of: }
let fresh = makeStay()
newest.withLock { $0 = fresh }
if let subject = fresh.enter() { return (fresh, subject) }
// end 14.11
