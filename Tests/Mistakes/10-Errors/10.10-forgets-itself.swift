// The sequence keeps the breaker weakly, and a request whose breaker nobody else keeps is refused.

// exercise 10.10
// instead of: private let source: Observable<Element>
// instead of: private let breaker: CircuitBreaker
private let source: Observable<Element>
private weak var breaker: CircuitBreaker?
// end 10.10

// exercise 10.10
// instead of: guard let role = breaker.admit() else {
// instead of: return (Disposables.create(), Observable.error(CircuitBreaker.Refused()).subscribe(observer))
// instead of: }
guard let breaker, let role = breaker.admit() else {
  return (Disposables.create(), Observable.error(CircuitBreaker.Refused()).subscribe(observer))
}
// end 10.10
