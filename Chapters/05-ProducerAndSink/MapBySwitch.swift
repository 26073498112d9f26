import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Transforms each element, with a sink written the way RxSwift writes it.
  ///
  /// It is a step on the way to `map`.
  ///
  /// - Parameter transform: Makes the new element; if it throws, the result fails with that error,
  ///   and the source is disposed.
  /// - Returns: A sequence of the new elements, which ends when this one does.
  public func mapBySwitch<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    MapBySwitch(source: asObservable(), transform: transform)
  }
}

/// The producer: where the elements come from, and what becomes of them.
private final class MapBySwitch<Source, Result>: Producer<Result> {
  private let source: Observable<Source>
  private let transform: (Source) throws -> Result

  init(source: Observable<Source>, transform: @escaping (Source) throws -> Result) {
    self.source = source
    self.transform = transform
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    // exercise 5.5: Build a `MapBySwitchSink`, subscribe it to the source, and return both.
    (Disposables.create(), Disposables.create())
    // end 5.5
  }
}

/// The sink: an observer of the source, in front of an observer of the results.
private final class MapBySwitchSink<
  Source,
  Observer: ObserverType
>: Sink<Observer>, ObserverType {
  private let transform: (Source) throws -> Observer.Element

  init(
    transform: @escaping (Source) throws -> Observer.Element,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.transform = transform
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Source>) {
    // exercise 5.5: Forward each element transformed, and each end unchanged; if `transform`
    //   throws, forward that error. After an end, dispose.
    // end 5.5
  }
}
