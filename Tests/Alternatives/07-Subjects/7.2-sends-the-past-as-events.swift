// Sends what was kept as events.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
for element in past { observer.on(.next(element)) }
// end 7.2
