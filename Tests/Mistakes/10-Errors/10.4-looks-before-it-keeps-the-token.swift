// A source that fails inside subscribe returns its token too late: the token is dropped and never disposed.

// exercise 10.4
// instead of: subscription.setDisposable(source.subscribe(self))
let token = source.subscribe(self)
if !subscription.isDisposed { subscription.setDisposable(token) }
// end 10.4
