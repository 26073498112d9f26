// Creates the sequence at once, and not at its tick.

// exercise 12.9
let source = create()
var subscription: Disposable?
scheduleAt(subscribed) { subscription = source.asObservable().subscribe(observer) }
scheduleAt(disposed) { subscription?.dispose() }
start()
// end 12.9
