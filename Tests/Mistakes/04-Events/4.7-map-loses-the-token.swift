// The stage subscribes to its source, but keeps no token to leave it with.

// exercise 4.7
_ = subscribe { event in observer.on(event.map(transform)) }
return Disposables.create()
// end 4.7
