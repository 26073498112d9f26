// Subscribes to the source before the observer listens.

// exercise 14.11
// instead of: let subscription = subject.subscribe(observer)
// instead of: stay.open()
stay.open()
let subscription = subject.subscribe(observer)
// end 14.11
