// The token of the request is thrown away, so nobody can cancel it.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
// end 7.11
// exercise 7.11
proxy.asObservable()
  // end 7.11
  // exercise 7.11
  .create { [request, proxy] observer in
    _ = request.subscribe { event in
      switch event {
      case .next(let forecast): proxy.accept(forecast)
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
    return Disposables.create()
  }
// end 7.11
