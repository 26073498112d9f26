// Creates the sequence only when it subscribes.

// exercise 12.9
var subscription: Disposable?
scheduleAt(subscribed) { subscription = create().asObservable().subscribe(observer) }
scheduleAt(disposed) { subscription?.dispose() }
start()
// end 12.9
