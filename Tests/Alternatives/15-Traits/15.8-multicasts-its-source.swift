// The source is multicast through a `BehaviorSubject` over one connection, and `using` gives each
// subscriber a share of it.

// exercise 15.8
private let read: () -> Element
private let values: Observable<Element>

private init(read: @escaping () -> Element, values: Observable<Element>) {
  self.read = read
  self.values = values
}
// end 15.8

// exercise 15.8
let life = GaugeLife(initial, source.asObservable())
read = { life.value }
values = .using(
  { Share(of: life) },
  observableFactory: { share in share.values }
)
// end 15.8

// exercise 15.8
read()
// end 15.8

// exercise 15.8
values
// end 15.8

// exercise 15.8
Gauge<Result>(read: { [read] in transform(read()) }, values: values.map(transform))
// end 15.8

// exercise 15.8
Gauge(
  read: { resultSelector(first.value, second.value) },
  values: .combineLatest(first.values, second.values, resultSelector: resultSelector)
)
// end 15.8

// exercise 15.8
/// The value of a gauge, and the connection to its source.
private final class GaugeLife<Element> {
  let subject: BehaviorSubject<Element>
  private let connection: Disposable

  init(_ initial: Element, _ source: Observable<Element>) {
    subject = BehaviorSubject(value: initial)
    connection =
      source
      .catch { _ in .empty() }
      .concat(Observable.never())
      .multicast(subject)
      .connect()
  }

  deinit {
    connection.dispose()
  }

  var value: Element {
    guard let value = try? subject.value() else {
      preconditionFailure("A gauge does not end")
    }
    return value
  }
}

/// What a subscriber has of a gauge.
private final class Share<Element>: Disposable {
  private let life: GaugeLife<Element>

  init(of life: GaugeLife<Element>) {
    self.life = life
  }

  var values: Observable<Element> {
    life.subject
  }

  func dispose() {}
}
// end 15.8
