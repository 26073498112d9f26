// The first answer is taken for the end, which cancels the request.

// exercise 7.11 in ForecastProvider.swift
proxy.asObservable()
  // end 7.11

  // exercise 7.11 in ForecastProvider.swift
  .create { [request, proxy] observer in
    request.subscribe { event in
      switch event {
      case .next(let forecast):
        proxy.accept(forecast)
        observer.onCompleted()
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
// end 7.11
