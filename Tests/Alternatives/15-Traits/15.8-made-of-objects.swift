// The value is an object of one of three classes, and a lease per subscription holds it.

// exercise 15.8
fileprivate let current: Current<Element>

fileprivate init(_ current: Current<Element>) {
  self.current = current
}
// end 15.8

// exercise 15.8
current = Root(initial, then: source.asObservable())
// end 15.8

// exercise 15.8
current.value
// end 15.8

// exercise 15.8
let current = current
return .using({ Lease(of: current) }, observableFactory: { _ in current.changes })
// end 15.8

// exercise 15.8
Gauge<Result>(Mapped(current, transform))
// end 15.8

// exercise 15.8
Gauge(Joined(first.current, second.current, resultSelector))
// end 15.8

// exercise 15.8
/// A value that can be asked for, and heard of.
private class Current<Element> {
  var value: Element { fatalError("\(Self.self) has to override value") }
  var changes: Observable<Element> { fatalError("\(Self.self) has to override changes") }
}

/// Follows a source, for as long as it lives.
private final class Root<Element>: Current<Element> {
  private let relay: BehaviorRelay<Element>
  private let bag = DisposeBag()

  init(_ initial: Element, then source: Observable<Element>) {
    relay = BehaviorRelay(value: initial)
    super.init()
    source.catch { _ in .empty() }
      .subscribe(onNext: { [relay] in relay.accept($0) })
      .disposed(by: bag)
  }

  override var value: Element { relay.value }
  override var changes: Observable<Element> { relay.asObservable() }
}

/// Follows another value.
private final class Mapped<Source, Element>: Current<Element> {
  private let source: Current<Source>
  private let transform: (Source) -> Element

  init(_ source: Current<Source>, _ transform: @escaping (Source) -> Element) {
    self.source = source
    self.transform = transform
  }

  override var value: Element { transform(source.value) }
  override var changes: Observable<Element> { source.changes.map(transform) }
}

/// Follows two values.
private final class Joined<First, Second, Element>: Current<Element> {
  private let first: Current<First>
  private let second: Current<Second>
  private let join: (First, Second) -> Element

  init(
    _ first: Current<First>,
    _ second: Current<Second>,
    _ join: @escaping (First, Second) -> Element
  ) {
    self.first = first
    self.second = second
    self.join = join
  }

  override var value: Element { join(first.value, second.value) }

  override var changes: Observable<Element> {
    .combineLatest(first.changes, second.changes, resultSelector: join)
  }
}

/// Holds a value until it is disposed.
private final class Lease<Element>: Disposable {
  private let held: Lock<Current<Element>?>

  init(of current: Current<Element>) {
    held = Lock(current)
  }

  func dispose() {
    // Freed after the lock is released.
    let released = held.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
// end 15.8
