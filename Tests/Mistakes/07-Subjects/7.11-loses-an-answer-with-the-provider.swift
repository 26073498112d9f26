// An answer that comes when the provider is gone is lost, though screens still listen.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
// end 7.11
// exercise 7.11
proxy.asObservable()
  // end 7.11
  // exercise 7.11
  .create { [request, weak self] observer in
    request.subscribe { event in
      switch event {
      case .next(let forecast): self?.proxy.accept(forecast)
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
// end 7.11
