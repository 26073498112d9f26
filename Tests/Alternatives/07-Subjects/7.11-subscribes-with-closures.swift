// Subscribes with a closure for each kind of event.

// exercise 7.11
// instead of: request.subscribe { event in
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
// instead of: }
request.subscribe(
  onNext: { forecast in proxy.accept(forecast) },
  onError: { error in observer.onError(error) },
  onCompleted: { observer.onCompleted() }
)
// end 7.11
