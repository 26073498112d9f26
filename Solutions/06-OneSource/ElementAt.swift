import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Passes on the element at one index, and ends with it.
  ///
  /// - Parameter index: The index, from 0.
  /// - Returns: A sequence of that element; if the source completes before it, the result fails with
  ///   ``RxError/argumentOutOfRange``.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "element(at:) needs an index of zero or more")
    return ElementAt(source: asObservable(), index: index)
  }
}

private final class ElementAt<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let index: Int

  init(source: Observable<Element>, index: Int) {
    self.source = source
    self.index = index
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ElementAtSink(index: index, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class ElementAtSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// How many elements come before the wanted one; less than zero once that has come.
  private var toSkip: Int

  init(index: Int, observer: Observer, cancel: SinkDisposer) {
    toSkip = index
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 6.7: Forward the wanted element, and end with it.
    // Counted before it is sent: a reentrant observer causes the next one before that returns.
    toSkip -= 1
    guard toSkip == -1 else { return }
    forwardNext(element)
    complete()
    // end 6.7
  }

  override func onCompleted() {
    // exercise 6.7: Fail with `RxError.argumentOutOfRange` if the wanted element has not come.
    // A reentrant observer may also end the source while it is handling that element.
    if toSkip < 0 { complete() } else { fail(with: RxError.argumentOutOfRange) }
    // end 6.7
  }
}
