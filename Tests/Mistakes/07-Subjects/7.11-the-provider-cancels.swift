// The provider has a bag with the tokens of its requests: when it is freed, those that are still running are cancelled, and their subscribers hear no end.

// exercise 7.11
// instead of: private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let running = DisposeBag()
  // instead of: .create { [request, proxy] observer in
  // instead of: request.subscribe { event in
  // instead of: switch event {
  // instead of: case .next(let forecast): proxy.accept(forecast)
  // instead of: case .error(let error): observer.onError(error)
  // instead of: case .completed: observer.onCompleted()
  // instead of: }
  // instead of: }
  // instead of: }
  .create { [request, proxy, weak running] observer in
    let token = request.subscribe { event in
      switch event {
      case .next(let forecast): proxy.accept(forecast)
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
    running?.insert(token)
    return token
  }
// end 7.11
