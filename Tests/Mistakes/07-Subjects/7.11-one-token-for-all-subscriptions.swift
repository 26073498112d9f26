// Makes the slot for the token once for each sequence: a second subscription to it cancels the first
// request, and one that comes when the first has ended is cancelled at once.

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
let running = SerialDisposable()
return .create { [request, proxy] observer in
  running.disposable = request.subscribe { event in
    switch event {
    case .next(let forecast): proxy.accept(forecast)
    case .error(let error): observer.onError(error)
    case .completed: observer.onCompleted()
    }
  }
  return running
}
// end 7.11
