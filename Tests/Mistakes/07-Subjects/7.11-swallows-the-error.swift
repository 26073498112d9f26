// A refresh that fails looks like one that went well.

// exercise 7.11
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
switch event {
case .next(let forecast): proxy.accept(forecast)
case .error: observer.onCompleted()
case .completed: observer.onCompleted()
}
// end 7.11
