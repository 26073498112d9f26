// Subscribes to the fallback before anything has failed.

// exercise 15.4 in AsInfallible.swift
asInfallible(onErrorFallbackTo: .just(element))
// end 15.4

// exercise 15.4 in AsInfallible.swift
Infallible.create { tell in
  var hasFailed = false
  let other = infallible.subscribe { event in
    if hasFailed { tell(event) }
  }
  let token = asObservable()
    .subscribe(
      onNext: { tell(.next($0)) },
      onError: { _ in hasFailed = true },
      onCompleted: { tell(.completed) }
    )
  return Disposables.create(token, other)
}
// end 15.4
