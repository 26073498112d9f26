import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends each event of the source as an element, the end included.
  ///
  /// - Returns: A sequence that completes after the element that is the source's end; it never fails.
  public func materialize() -> Observable<Event<Element>> {
    Materialize(source: asObservable())
  }
}

private final class Materialize<Element>: Producer<Event<Element>> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Event<Element> {
    let sink = MaterializeSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class MaterializeSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == Event<Element> {
  func on(_ event: Event<Element>) {
    // exercise 6.10: Forward each event as an element; after one that is an end, complete and dispose.
    forwardOn(.next(event))
    if event.isStopEvent {
      forwardOn(.completed)
      dispose()
    }
    // end 6.10
  }
}
