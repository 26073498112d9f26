// Asks whether the connection is over, and then keeps the token: if it ends in between, nobody
// disposes the source.

// exercise 14.8
// instead of: keep(subscribeToSource())
let token = subscribeToSource()
guard !isDisposed else { return token.dispose() }
subscription.withLock { $0 = .made(token) }
// end 14.8
