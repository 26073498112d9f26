import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Makes a sequence of each element, and sends what the newest of those sends.
  ///
  /// The one before is disposed when an element comes, and is not heard any more.
  ///
  /// - Parameter selector: Makes the inner sequence; if it throws, the result fails with that error.
  /// - Returns: A sequence that completes when this one and the newest inner one have completed.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMapLatest(source: asObservable()) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the newest of the sequences in this sequence sends.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

/// The blueprint of `flatMapLatest`.
private final class FlatMapLatest<Outer, Element>: Producer<Element> {
  private let source: Observable<Outer>
  private let select: (Outer) throws -> Observable<Element>

  init(source: Observable<Outer>, select: @escaping (Outer) throws -> Observable<Element>) {
    self.source = source
    self.select = select
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = LatestSink(select: select, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}
