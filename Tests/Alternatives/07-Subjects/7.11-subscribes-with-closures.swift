// Subscribes with a closure for each kind of event.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
// end 7.11
// exercise 7.11
proxy.asObservable()
  // end 7.11
  // exercise 7.11
  .create { [request, proxy] observer in
    request.subscribe(
      onNext: { forecast in proxy.accept(forecast) },
      onError: { error in observer.onError(error) },
      onCompleted: { observer.onCompleted() }
    )
  }
// end 7.11
