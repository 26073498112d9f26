// The end goes through a subject that is made once for each call of `refresh()`: two subscriptions to what one call returned end together, and a third one has ended at once, while its request still runs or is cancelled.

// exercise 7.11
// instead of: .create { [request, proxy] observer in
// instead of: request.subscribe { event in
// instead of: switch event {
// instead of: case .next(let forecast): proxy.accept(forecast)
// instead of: case .error(let error): observer.onError(error)
// instead of: case .completed: observer.onCompleted()
// instead of: }
// instead of: }
// instead of: }
let ending = PublishSubject<Never>()
return .create { [request, proxy] observer in
  let listening = ending.subscribe(observer)
  let running = request.subscribe { event in
    switch event {
    case .next(let forecast): proxy.accept(forecast)
    case .error(let error): ending.onError(error)
    case .completed: ending.onCompleted()
    }
  }
  return Disposables.create(listening, running)
}
// end 7.11
