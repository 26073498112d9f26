import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Passes on the first `count` elements, and ends with the last of them.
  ///
  /// - Parameter count: How many to pass on, zero or more; with zero, the source is not subscribed.
  /// - Returns: A sequence of at most `count` elements.
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take(_:) needs a count of zero or more")
    return count == 0 ? .empty() : TakeCount(source: asObservable(), count: count)
  }
}

/// The producer of `take`.
private final class TakeCount<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(source: Observable<Element>, count: Int) {
    self.source = source
    self.count = count
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeCountSink(count: count, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeCountSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private var remaining: Int

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    remaining = count
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 5.9: Forward elements while there are some to take, and end with the last of them,
    //   even if the observer is reentrant and makes the source send more meanwhile.
    guard remaining > 0 else { return }
    // Counted before it is sent: a reentrant observer causes the next one before that returns.
    remaining -= 1
    let isLast = remaining == 0
    forwardNext(element)
    if isLast { complete() }
    // end 5.9
  }
}
