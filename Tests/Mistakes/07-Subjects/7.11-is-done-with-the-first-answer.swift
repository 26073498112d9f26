// The first answer is taken for the end, which cancels the request.

// exercise 7.11
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
switch event {
case .next(let forecast):
  proxy.accept(forecast)
  observer.onCompleted()
case .error(let error): observer.onError(error)
case .completed: observer.onCompleted()
}
// end 7.11
