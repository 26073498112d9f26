// An answer that equals the one before is not passed on.

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
.create { [request, proxy] observer in
  var newest: String?
  return request.subscribe { event in
    switch event {
    case .next(let forecast):
      if forecast != newest { proxy.accept(forecast) }
      newest = forecast
    case .error(let error): observer.onError(error)
    case .completed: observer.onCompleted()
    }
  }
}
// end 7.11
