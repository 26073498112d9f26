// Subscribes to the other sequence before anything has failed.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible.create { tell in
  var hasFailed = false
  let other = onErrorRecover(RxError.unknown)
    .subscribe { event in
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
