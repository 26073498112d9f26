import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends, when the source has ended, what has become of all its elements.
  ///
  /// ```text
  /// source:      --1--2--3--|
  /// reduce(0, +) -----------(6|)
  /// ```
  /// - Parameters:
  ///   - seed: What there is before the first element, and what is sent if there is none.
  ///   - accumulator: Makes the new state of the old one and an element; if it throws, the result
  ///     fails with that error, and the source is disposed.
  /// - Returns: A sequence of one element; an error of the source comes in its place.
  public func reduce<State>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State
  ) -> Observable<State> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Sends, when the source has ended, what can be made of all its elements.
  ///
  /// - Parameters:
  ///   - seed: What there is before the first element.
  ///   - accumulator: Makes the new state of the old one and an element; if it throws, the result
  ///     fails with that error, and the source is disposed.
  ///   - mapResult: Makes the element that is sent of the last state; if it throws, the result fails.
  /// - Returns: A sequence of one element; an error of the source comes in its place.
  public func reduce<State, Result>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    Reduce(source: asObservable(), seed: seed, accumulator: accumulator, mapResult: mapResult)
  }
}

private final class Reduce<Source, State, Result>: Producer<Result> {
  private let source: Observable<Source>
  private let seed: State
  private let accumulator: (State, Source) throws -> State
  private let mapResult: (State) throws -> Result

  init(
    source: Observable<Source>,
    seed: State,
    accumulator: @escaping (State, Source) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) {
    self.source = source
    self.seed = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result {
    let sink = ReduceSink(
      seed: seed,
      accumulator: accumulator,
      mapResult: mapResult,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class ReduceSink<
  Source,
  State,
  Observer: ObserverType
>: OperatorSink<Source, Observer> {
  private var state: State
  private let accumulator: (State, Source) throws -> State
  private let mapResult: (State) throws -> Observer.Element

  init(
    seed: State,
    accumulator: @escaping (State, Source) throws -> State,
    mapResult: @escaping (State) throws -> Observer.Element,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    state = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Source) {
    // exercise 6.2: Gather the element in `state`; if `accumulator` throws, that is the end.
    // end 6.2
  }

  override func onCompleted() {
    // exercise 6.2: Forward what `mapResult` makes of the state, and end; if it throws, that is the
    //   end.
    // end 6.2
  }
}
