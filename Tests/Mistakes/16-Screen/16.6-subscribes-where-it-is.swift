// Touches the control on whichever thread subscribes.

// exercise 16.6
// instead of: self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.events = events.asObservable()
// instead of: self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.values = values.asObservable()
// end 16.6
