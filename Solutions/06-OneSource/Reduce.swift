import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Combines all elements into one, and sends it when the source has completed.
  ///
  /// ```text
  /// source:      --1--2--3--|
  /// reduce(0, +) -----------(6|)
  /// ```
  /// - Parameters:
  ///   - seed: The state before the first element, which is sent if there is none.
  ///   - accumulator: Makes the new state from the old one and an element; if it throws, the result
  ///     fails with that error, and the source is disposed.
  /// - Returns: A sequence of one element, or of the source's error.
  public func reduce<State>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State
  ) -> Observable<State> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Combines all elements into a state, and sends what `mapResult` makes of it at the end.
  ///
  /// - Parameters:
  ///   - seed: The state before the first element.
  ///   - accumulator: Makes the new state from the old one and an element; if it throws, the result
  ///     fails with that error, and the source is disposed.
  ///   - mapResult: Makes the result from the last state; if it throws, the sequence fails.
  /// - Returns: A sequence of one element, or of the source's error.
  public func reduce<State, Result>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    // machine 6.2: Return a sequence that keeps the promise above.
    // starts as: .never()
    Reduce(source: asObservable(), seed: seed, accumulator: accumulator, mapResult: mapResult)
    // end machine 6.2
  }
}

// machine 6.2: What `reduce` is made of.
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

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
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
    // exercise 6.2: Add the element to `state`; if `accumulator` throws, end with that error.
    do {
      state = try accumulator(state, element)
    } catch {
      fail(with: error)
    }
    // end 6.2
  }

  override func onCompleted() {
    // exercise 6.2: Forward what `mapResult` makes of the state, and complete; if it throws, end with
    //   that error.
    do {
      forwardNext(try mapResult(state))
      complete()
    } catch {
      fail(with: error)
    }
    // end 6.2
  }
}
// end machine 6.2
