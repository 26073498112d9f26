import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends each event of the source as an element, the end included.
  ///
  /// - Returns: A sequence that never fails: it completes after the element for the source's end.
  public func materialize() -> Observable<Event<Element>> {
    Materialize(source: asObservable())
  }
}

private final class Materialize<Element>: Producer<Event<Element>> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Event<Element> {
    let sink = MaterializeSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class MaterializeSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == Event<Source> {
  override func onNext(_ element: Source) {
    // exercise 6.10: Forward the element as an event.
    // end 6.10
  }

  override func onError(_ error: Swift.Error) {
    end(.error(error))
  }

  override func onCompleted() {
    end(.completed)
  }

  private func end(_ event: Event<Source>) {
    // exercise 6.10: Forward the end as an element, and complete.
    // end 6.10
  }
}
