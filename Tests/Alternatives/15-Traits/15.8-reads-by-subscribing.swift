// It holds an observable and nothing else: to read the value is to subscribe for a moment.

// exercise 15.8
private let elements: Observable<Element>

fileprivate init(trusting elements: Observable<Element>) {
  self.elements = elements
}
// end 15.8

// exercise 15.8
let relay = BehaviorRelay(value: initial)
let life = Life(
  source.asObservable().catchAndReturnNothing().subscribe(onNext: { relay.accept($0) })
)
self.init(trusting: relay.asObservable().do(onDispose: { life.touch() }))
// end 15.8

// exercise 15.8
var newest: Element?
elements.subscribe(onNext: { newest = $0 }).dispose()
guard let newest else { preconditionFailure("A gauge always sends a value inside `subscribe`.") }
return newest
// end 15.8

// exercise 15.8
elements
// end 15.8

// exercise 15.8
Gauge<Result>(trusting: elements.map(transform))
// end 15.8

// exercise 15.8
Gauge(
  trusting: .combineLatest(first.elements, second.elements, resultSelector: resultSelector)
)
// end 15.8

// exercise 15.8
extension Observable {
  /// Ends where this one fails.
  fileprivate func catchAndReturnNothing() -> Observable<Element> {
    self.catch { _ in .empty() }
  }
}

/// Disposes a subscription when nobody holds it.
private final class Life {
  private let subscription: Disposable

  init(_ subscription: Disposable) {
    self.subscription = subscription
  }

  deinit {
    subscription.dispose()
  }

  func touch() {}
}
// end 15.8
