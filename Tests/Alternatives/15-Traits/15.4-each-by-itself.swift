// None of the three conversions calls another.

// exercise 15.4 in AsInfallible.swift
Infallible(asObservable().catchAndReturn(element))
// end 15.4

// exercise 15.4 in AsInfallible.swift
Infallible(.catch(sequence: [asObservable(), infallible.asObservable()]))
// end 15.4

// exercise 15.4 in AsInfallible.swift
Infallible.create { send in
  let current = SerialDisposable()
  let place = SingleAssignmentDisposable()
  current.disposable = place
  let token = asObservable()
    .subscribe(
      onNext: { send(.next($0)) },
      onError: { current.disposable = onErrorRecover($0).subscribe(send) },
      onCompleted: { send(.completed) }
    )
  place.setDisposable(token)
  return current
}
// end 15.4
