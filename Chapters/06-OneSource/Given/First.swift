import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends the first element and ends; if there is none, it sends `nil`.
  ///
  /// - Returns: A sequence of one element, or of the source's error.
  public func first() -> Single<Element?> {
    PrimitiveSequence(raw: First(source: asObservable()))
  }
}

private final class First<Element>: Producer<Element?> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element? {
    let sink = FirstSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class FirstSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == Source? {
  private var hasElement = false

  override func onNext(_ element: Source) {
    guard !hasElement else { return }
    hasElement = true
    forwardNext(element)
    complete()
  }

  override func onError(_ error: Swift.Error) {
    // While the element is sent, the observer may make the source fail: too late for a `Single`.
    if !hasElement { fail(with: error) }
  }

  override func onCompleted() {
    // There may be one: while it is sent, the observer may make the source complete.
    if !hasElement {
      hasElement = true
      forwardNext(nil)
    }
    complete()
  }
}
