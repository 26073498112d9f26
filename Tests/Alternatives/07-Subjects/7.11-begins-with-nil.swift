// A behavior relay that begins with `nil`, which no screen is told.

// exercise 7.11
private let proxy = BehaviorRelay<String?>(value: nil)
// end 7.11

// exercise 7.11
Observable.create { [proxy] observer in
  proxy.subscribe(onNext: { forecast in
    if let forecast { observer.onNext(forecast) }
  })
}
// end 7.11

// exercise 7.11
Observable.create { [request, proxy] observer in
  request.subscribe(
    onNext: { proxy.accept($0) },
    onError: observer.onError,
    onCompleted: observer.onCompleted
  )
}
// end 7.11
