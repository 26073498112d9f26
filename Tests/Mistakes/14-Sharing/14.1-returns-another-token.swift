// Whoever connects gets a new token, so that each `connect()` returns another one.

// exercise 14.1
// instead of: return connection
return Disposables.create { connection.dispose() }
// end 14.1
