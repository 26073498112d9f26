// The source answers, but sends nothing inside `subscribe`.

// exercise 12.13
// instead of: observer.onNext(1)
clock.scheduleAt(Marbles.origin) { observer.onNext(1) }
// end 12.13
