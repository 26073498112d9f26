// The stage subscribes to its source, and keeps nothing with which to leave it.

// exercise 4.7
_ = subscribe { event in observer.on(event.map(transform)) }
return Disposables.create()
// end 4.7
