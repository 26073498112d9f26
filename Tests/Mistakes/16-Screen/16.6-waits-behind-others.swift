// Subscribes on a scheduler that keeps an order: on main it waits for those who come from elsewhere.

// exercise 16.6
// instead of: self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.events = events.asObservable().subscribe(on: MainScheduler())
// instead of: self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.values = values.asObservable().subscribe(on: MainScheduler())
// end 16.6
