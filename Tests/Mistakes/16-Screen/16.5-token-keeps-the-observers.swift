// The token keeps the observers until it is disposed, even if the sequence has ended long ago: a
// bag of a screen keeps each subject and object that was ever bound to a finished request. (Bind
// just(1) to an observer, keep the token, drop the observer: a weak reference to it is not nil.)

// exercise 16.5
let token = asObservable()
  .subscribe(
    AnonymousObserver(
      onNext: { element in
        for observer in observers { observer.onNext(element) }
      },
      onEnd: { event in
        for observer in observers { observer.on(event) }
      }
    )
  )
return Disposables.create { withExtendedLifetime(observers) { token.dispose() } }
// end 16.5
