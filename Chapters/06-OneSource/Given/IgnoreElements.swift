import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Drops every element; only the end comes through.
  ///
  /// The type says so: there is no value of type `Never`.
  public func ignoreElements() -> Observable<Never> {
    IgnoreElements(source: asObservable())
  }
}

private final class IgnoreElements<Element>: Producer<Never> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Never {
    let sink = IgnoreElementsSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class IgnoreElementsSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == Never {
  override func onNext(_ element: Source) {}
}
