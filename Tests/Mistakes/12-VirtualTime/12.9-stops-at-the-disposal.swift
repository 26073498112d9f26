// Runs up to the disposal, and leaves the rest.

// exercise 12.9
var source: Source?
var subscription: Disposable?
scheduleAt(created) { source = create() }
scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
scheduleAt(disposed) { subscription?.dispose() }
advanceTo(disposed)
// end 12.9
