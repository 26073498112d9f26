// Subscribes with a closure, which ignores events after the end: a bad source looks well behaved.

// exercise 12.9
var source: Source?
var subscription: Disposable?
scheduleAt(created) { source = create() }
scheduleAt(subscribed) {
  subscription = source?.asObservable().subscribe { event in observer.on(event) }
}
scheduleAt(disposed) { subscription?.dispose() }
start()
// end 12.9
