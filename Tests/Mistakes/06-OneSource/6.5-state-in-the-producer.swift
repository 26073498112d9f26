// Whether it is over is state of the producer, which all subscribers share.

// exercise 6.5
TakeWhile(source: asObservable(), predicate: predicate, behavior: behavior)
// end 6.5

// exercise 6.5
private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  fileprivate let predicate: (Element) throws -> Bool
  fileprivate let behavior: TakeBehavior
  fileprivate var isTaking = true

  init(
    source: Observable<Element>,
    predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) {
    self.source = source
    self.predicate = predicate
    self.behavior = behavior
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeWhileSink(producer: self, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let producer: TakeWhile<Observer.Element>

  init(producer: TakeWhile<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.producer = producer
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard producer.isTaking, !isDisposed else { return }
    do {
      producer.isTaking = try producer.predicate(element)
      if producer.isTaking || producer.behavior == .inclusive { forwardNext(element) }
      if !producer.isTaking { complete() }
    } catch {
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    if producer.isTaking { fail(with: error) }
  }
}
// end 6.5
