// Subscribes in the next turn of the queue, so there is no value yet when it is bound.

// exercise 16.6
// instead of: self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.values = values.asObservable().subscribe(on: MainScheduler.asyncInstance)
// end 16.6
