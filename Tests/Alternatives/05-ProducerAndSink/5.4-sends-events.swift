// Sends the element and the end as events.

// exercise 5.4
// instead of: observer.onNext(element)
// instead of: observer.onCompleted()
observer.on(.next(element))
observer.on(.completed)
// end 5.4
