// The closure is called once more for the subscription.

// exercise 12.9
// instead of: var source: Source?
// instead of: var subscription: Disposable?
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
var subscription: Disposable?
scheduleAt(created) { _ = create() }
scheduleAt(subscribed) { subscription = create().asObservable().subscribe(observer) }
// end 12.9
