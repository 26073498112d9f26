// A later observer is told the end as an event.

// exercise 7.2
// instead of: end.tell(observer)
switch end {
case .completed: observer.on(.completed)
case .failed(let error): observer.on(.error(error))
}
// end 7.2
