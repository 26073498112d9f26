import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Drops the first `count` elements.
  ///
  /// - Parameter count: How many to drop; with zero or less, none.
  /// - Returns: A sequence of the other elements, which ends when this one does.
  public func skip(_ count: Int) -> Observable<Element> {
    SkipCount(source: asObservable(), count: count)
  }
}

private final class SkipCount<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(source: Observable<Element>, count: Int) {
    self.source = source
    self.count = count
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SkipCountSink(count: count, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class SkipCountSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private var remaining: Int

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    remaining = count
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    if remaining > 0 { remaining -= 1 } else { forwardNext(element) }
  }
}
