// Keeps the source's token when `subscribe` has returned, over that of the other sequence, which
// runs already if the source failed at once.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
.create { observer in
  let current = SerialDisposable()
  current.disposable = asObservable()
    .subscribe(
      onNext: { observer(.next($0)) },
      onError: { error in
        guard !current.isDisposed else { return }
        current.disposable = onErrorRecover(error).subscribe(observer)
      },
      onCompleted: { observer(.completed) }
    )
  return current
}
// end 15.4
