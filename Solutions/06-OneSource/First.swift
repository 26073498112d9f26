import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends the first element and ends; if there is none, it sends `nil`.
  ///
  /// - Returns: A sequence of one element; an error of the source comes in its place.
  public func first() -> Single<Element?> {
    PrimitiveSequence(raw: First(source: asObservable()))
  }
}

private final class First<Element>: Producer<Element?> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element? {
    let sink = FirstSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class FirstSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == Element? {
  private var hasElement = false

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      guard !hasElement else { return }
      hasElement = true
      forwardOn(.next(element))
      forwardOn(.completed)
    case .error(let error):
      forwardOn(.error(error))
    case .completed:
      // While the first element is being sent, the observer may make the source complete.
      guard !hasElement else { return }
      forwardOn(.next(nil))
      forwardOn(.completed)
    }
    dispose()
  }
}
