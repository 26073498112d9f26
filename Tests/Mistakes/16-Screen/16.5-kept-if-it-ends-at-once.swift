// The observers are kept after the end, as long as the token is, if the source ends inside
// `subscribe`: what keeps them is filled in afterwards.

// exercise 16.5
// instead of: asObservable()
// instead of: .subscribe(
// instead of: AnonymousObserver(
// instead of: onNext: { element in
// instead of: for observer in observers { observer.onNext(element) }
// instead of: },
// instead of: onEnd: { event in
// instead of: for observer in observers { observer.on(event) }
// instead of: }
// instead of: )
// instead of: )
let kept = Lock<[Observer]>([])
func letGo() {
  let left = kept.withLock { kept in
    defer { kept = [] }
    return kept
  }
  withExtendedLifetime(left) {}
}
let subscription = asObservable()
  .subscribe(
    AnonymousObserver(
      onNext: { element in
        for observer in observers { observer.onNext(element) }
      },
      onEnd: { event in
        for observer in observers { observer.on(event) }
        letGo()
      }
    )
  )
// The token keeps them.
kept.withLock { $0 = observers }
return Disposables.create {
  subscription.dispose()
  letGo()
}
// end 16.5
