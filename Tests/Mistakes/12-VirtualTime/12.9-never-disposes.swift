// Never disposes the subscription.

// exercise 12.9
var source: Source?
scheduleAt(created) { source = create() }
scheduleAt(subscribed) { _ = source?.asObservable().subscribe(observer) }
start()
// end 12.9
