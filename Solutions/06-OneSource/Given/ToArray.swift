import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Gathers all elements, and sends them as one array when the source has completed.
  ///
  /// - Returns: A sequence of one array, which may be empty, or of the source's error.
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(raw: ToArray(source: asObservable()))
  }
}

private final class ToArray<Element>: Producer<[Element]> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ToArraySink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class ToArraySink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == [Element] {
  // Appended to in place: `reduce` would make a new array from the old one for each element.
  private var elements: [Element] = []

  override func onNext(_ element: Element) {
    elements.append(element)
  }

  override func onCompleted() {
    forwardNext(elements)
    complete()
  }
}
