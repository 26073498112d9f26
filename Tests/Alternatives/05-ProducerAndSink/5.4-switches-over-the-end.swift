// Switches over the end, and hands each to its own method.

// exercise 5.4
// instead of: observer.on(end)
switch end {
case .next(let element): observer.onNext(element)
case .error(let error): observer.onError(error)
case .completed: observer.onCompleted()
}
// end 5.4
