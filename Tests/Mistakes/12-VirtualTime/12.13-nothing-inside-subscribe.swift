// The source answers, but sends nothing inside `subscribe`.

// exercise 12.13
// instead of: return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
return try trySubscribers(debounce) ?? tryAnAnswer(debounce)
// instead of: input = observer
// instead of: observer.onNext(1)
input = observer
clock.scheduleAt(Marbles.origin) { observer.onNext(1) }
// end 12.13
