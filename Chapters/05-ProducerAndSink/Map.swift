import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Transforms each element.
  ///
  /// - Parameter transform: Makes the new element; if it throws, the result fails with that error,
  ///   and the source is disposed.
  /// - Returns: A sequence of the new elements, which ends when this one does.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    Map(source: asObservable(), transform: transform)
  }
}

/// The producer of `map`: where the elements come from, and what becomes of them.
private final class Map<Source, Result>: Producer<Result> {
  private let source: Observable<Source>
  private let transform: (Source) throws -> Result

  init(source: Observable<Source>, transform: @escaping (Source) throws -> Result) {
    self.source = source
    self.transform = transform
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    let sink = MapSink(transform: transform, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

/// The sink of `map`: an observer of the source, in front of an observer of the results.
private final class MapSink<Source, Observer: ObserverType>: OperatorSink<Source, Observer> {
  private let transform: (Source) throws -> Observer.Element

  init(
    transform: @escaping (Source) throws -> Observer.Element,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.transform = transform
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Source) {
    // exercise 5.6: Forward the transformed element; if `transform` throws, end with that error.
    // end 5.6
  }
}
