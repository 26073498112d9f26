import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType where Element: EventConvertible {
  /// Sends as events what the source has as elements.
  ///
  /// - Returns: A sequence that ends with the first element that is an end, or with the source.
  public func dematerialize() -> Observable<Element.Element> {
    Dematerialize(source: asObservable())
  }
}

private final class Dematerialize<Source: EventConvertible>: Producer<Source.Element> {
  private let source: Observable<Source>

  init(source: Observable<Source>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Source.Element {
    let sink = DematerializeSink<Source, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class DematerializeSink<
  Source: EventConvertible,
  Observer: ObserverType
>: Sink<Observer>, ObserverType where Source.Element == Observer.Element {
  func on(_ event: Event<Source>) {
    // exercise 6.10: Forward the event that each element stands for, and the source's own end,
    //   whichever end comes first. After an end, dispose.
    switch event {
    case .next(let element):
      let event = element.event
      forwardOn(event)
      if event.isStopEvent { dispose() }
    case .error(let error):
      forwardOn(.error(error))
      dispose()
    case .completed:
      forwardOn(.completed)
      dispose()
    }
    // end 6.10
  }
}
