import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events back into events.
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

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Source.Element {
    let sink = DematerializeSink<Source, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class DematerializeSink<
  Source: EventConvertible,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Source.Element == Observer.Element {
  override func onNext(_ element: Source) {
    // exercise 6.10: Send the event that the element stands for; if that is an end, end with it.
    switch element.event {
    case .next(let element): forwardNext(element)
    case .error(let error): fail(with: error)
    case .completed: complete()
    }
    // end 6.10
  }
}
