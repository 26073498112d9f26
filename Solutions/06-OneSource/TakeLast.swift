import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Keeps the last `count` elements, and sends them when the source has completed.
  ///
  /// ```text
  /// source:     --1--2--3--|
  /// takeLast(2) -----------(23|)
  /// ```
  /// - Parameter count: How many to keep, zero or more.
  /// - Returns: A sequence of at most `count` elements; if the source fails, of none.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast(_:) needs a count of zero or more")
    // machine 6.6: Return a sequence that keeps the promise above.
    // starts as: return .never()
    return TakeLast(source: asObservable(), count: count)
    // end machine 6.6
  }
}

// machine 6.6: What `takeLast` is made of.
private final class TakeLast<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(source: Observable<Element>, count: Int) {
    self.source = source
    self.count = count
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeLastSink(count: count, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeLastSink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == Element {
  private var kept = Queue<Element>()
  private let count: Int

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    self.count = count
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    // exercise 6.6: Keep the element, but never more than the last `count`.
    kept.append(element)
    if kept.count > count { _ = kept.removeFirst() }
    // end 6.6
  }

  override func onCompleted() {
    // exercise 6.6: Forward what is kept, in order, and complete.
    while let element = kept.removeFirst() { forwardNext(element) }
    complete()
    // end 6.6
  }
}
// end machine 6.6
