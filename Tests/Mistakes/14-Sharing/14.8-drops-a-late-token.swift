// Drops the token if the connection is over by the time it comes, and stays subscribed.

// exercise 14.8
// instead of: keep(subscribeToSource())
let token = subscribeToSource()
if !isDisposed { keep(token) }
// end 14.8
