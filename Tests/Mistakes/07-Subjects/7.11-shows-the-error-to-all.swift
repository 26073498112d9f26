// An error is a forecast as well, and all screens show it.

// exercise 7.11
// instead of: request.subscribe { event in
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
// instead of: }
request.subscribe { event in
  switch event {
  case .next(let forecast): proxy.accept(forecast)
  case .error(let error):
    proxy.accept("\(error)")
    observer.onError(error)
  case .completed: observer.onCompleted()
  }
}
// end 7.11
