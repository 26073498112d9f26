// The disposal is scheduled first, and the creation last.

// exercise 12.9
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
scheduleAt(created) { source = create() }
// end 12.9
