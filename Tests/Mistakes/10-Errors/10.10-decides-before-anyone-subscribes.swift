// It decides when the protected sequence is made, and not at each subscription.

// exercise 10.10
// instead of: Protected(source: source, breaker: self)
admit().map { Protected(source: source, breaker: self, role: $0) } ?? .error(Refused())

// instead of: private final class Protected<Element>: Producer<Element> {
// instead of: private let source: Observable<Element>
// instead of: private let breaker: CircuitBreaker
// instead of:
// instead of: init(source: Observable<Element>, breaker: CircuitBreaker) {
// instead of: self.source = source
// instead of: self.breaker = breaker
// instead of: }
// instead of:
// instead of: override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
// instead of: where Observer.Element == Element {
// instead of: guard let role = breaker.admit() else {
// instead of: return (Disposables.create(), Observable.error(CircuitBreaker.Refused()).subscribe(observer))
// instead of: }
// instead of: let sink = RequestSink(role: role, breaker: breaker, observer: observer, cancel: cancel)
// instead of: return (sink, sink.run(source))
// instead of: }
// instead of: }
private final class Protected<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let breaker: CircuitBreaker
  private let role: Role

  init(source: Observable<Element>, breaker: CircuitBreaker, role: Role) {
    self.source = source
    self.breaker = breaker
    self.role = role
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = RequestSink(role: role, breaker: breaker, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}
// end 10.10
