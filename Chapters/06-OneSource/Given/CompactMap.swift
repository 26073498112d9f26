import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Transforms each element, and drops those that become `nil`.
  ///
  /// - Parameter transform: Makes the new element, or `nil`; if it throws, the result fails with that
  ///   error, and the source is disposed.
  /// - Returns: A sequence of the new elements, which ends when this one does.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    CompactMap(source: asObservable(), transform: transform)
  }
}

private final class CompactMap<Source, Result>: Producer<Result> {
  private let source: Observable<Source>
  private let transform: (Source) throws -> Result?

  init(source: Observable<Source>, transform: @escaping (Source) throws -> Result?) {
    self.source = source
    self.transform = transform
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    let sink = CompactMapSink(transform: transform, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class CompactMapSink<
  Source,
  Result,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == Result {
  private let transform: (Source) throws -> Result?

  init(transform: @escaping (Source) throws -> Result?, observer: Observer, cancel: SinkDisposer) {
    self.transform = transform
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Source) {
    do {
      if let result = try transform(element) { forwardNext(result) }
    } catch {
      fail(with: error)
    }
  }
}
