// Goes to main in `subscribe` only: what an operator makes of it is subscribed where it is.

// exercise 16.6
// instead of: self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.values = values.asObservable()
// instead of: values.subscribe(observer)
values.subscribe(on: ConcurrentMainScheduler.instance).subscribe(observer)
// end 16.6
