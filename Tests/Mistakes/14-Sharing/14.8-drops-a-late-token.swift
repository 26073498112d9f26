// Drops the token if the connection is over by the time it comes, and stays subscribed.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
// Checks and sets the flag in one step, before anybody is called.
guard wasOpened.raise() else { return }
let token = subscribeToSource()
if !isDisposed { keep(token) }
// end 14.8
