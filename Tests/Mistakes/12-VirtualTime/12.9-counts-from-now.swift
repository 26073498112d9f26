// The three ticks are spans from what the clock shows.

// exercise 12.9
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(clock + created) { source = create() }
scheduleAt(clock + subscribed) { subscription = source?.asObservable().subscribe(observer) }
scheduleAt(clock + disposed) { subscription?.dispose() }
// end 12.9
