// Tells the subject by events.

// exercise 7.10
subject.on(.next(event))
// end 7.10

// exercise 7.10
subject.subscribe(observer)
// end 7.10

// exercise 7.10
subject.on(.next(event))
// end 7.10
