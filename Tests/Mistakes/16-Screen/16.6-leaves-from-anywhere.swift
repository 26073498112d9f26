// Subscribes on main, and disposes on whichever thread somebody does.

// exercise 16.6
// instead of: self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
let values = values.asObservable()
self.values = .create { observer in
  ConcurrentMainScheduler.instance.schedule(observer) { values.subscribe($0) }
}
// end 16.6
