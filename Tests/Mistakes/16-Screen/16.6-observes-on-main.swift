// Moves the events to main, but not the subscription.

// exercise 16.6
// instead of: self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.events = events.asObservable().observe(on: ConcurrentMainScheduler.instance)
// end 16.6
