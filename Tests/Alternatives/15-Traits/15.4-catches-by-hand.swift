// Subscribes by hand, with a slot for the sequence that is heard.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible.create { send in
  let current = SerialDisposable()
  let place = SingleAssignmentDisposable()
  current.disposable = place
  let token = asObservable()
    .subscribe(
      onNext: { send(.next($0)) },
      onError: { error in
        guard !current.isDisposed else { return }
        current.disposable = onErrorRecover(error).subscribe(send)
      },
      onCompleted: { send(.completed) }
    )
  place.setDisposable(token)
  return current
}
// end 15.4
