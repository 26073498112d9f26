import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Combines the elements, and sends the state after each of them.
  ///
  /// ```text
  /// source:      --1--2--3--|
  /// scan(0, +):  --1--3--6--|
  /// ```
  /// - Parameters:
  ///   - seed: The state before the first element; it is not sent.
  ///   - accumulator: Makes the new state from the old one and an element; if it throws, the result
  ///     fails with that error, and the source is disposed.
  /// - Returns: A sequence of the states, which ends when this one does.
  public func scan<State>(
    _ seed: State,
    accumulator: @escaping (State, Element) throws -> State
  ) -> Observable<State> {
    // exercise 6.1: Write this operator with the other `scan`.
    // starts as: .never()
    scan(into: seed) { state, element in state = try accumulator(state, element) }
    // end 6.1
  }

  /// Combines the elements in place, and sends the state after each of them.
  ///
  /// - Parameters:
  ///   - seed: The state before the first element; it is not sent.
  ///   - accumulator: Changes the state for an element; if it throws, the result fails with that error,
  ///     and the source is disposed.
  /// - Returns: A sequence of the states, which ends when this one does.
  public func scan<State>(
    into seed: State,
    accumulator: @escaping (inout State, Element) throws -> Void
  ) -> Observable<State> {
    // machine 6.1: Return a sequence that keeps the promise above.
    // starts as: .never()
    Scan(source: asObservable(), seed: seed, accumulator: accumulator)
    // end machine 6.1
  }
}

// machine 6.1: What `scan` is made of.
/// The producer of `scan`, which holds the first state and no later one.
private final class Scan<Source, State>: Producer<State> {
  private let source: Observable<Source>
  private let seed: State
  private let accumulator: (inout State, Source) throws -> Void

  init(
    source: Observable<Source>,
    seed: State,
    accumulator: @escaping (inout State, Source) throws -> Void
  ) {
    self.source = source
    self.seed = seed
    self.accumulator = accumulator
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == State {
    let sink = ScanSink(seed: seed, accumulator: accumulator, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class ScanSink<
  Source,
  State,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == State {
  // exercise 6.1: Write what the sink keeps, and what it does with an element: the element changes
  //   the state, which is forwarded; if `accumulator` throws, end with that error.
  // starts as: init(
  // starts as:   seed: State,
  // starts as:   accumulator: @escaping (inout State, Source) throws -> Void,
  // starts as:   observer: Observer,
  // starts as:   cancel: SinkDisposer
  // starts as: ) {
  // starts as:   super.init(observer: observer, cancel: cancel)
  // starts as: }
  // starts as:
  // starts as: override func onNext(_ element: Source) {}
  private var state: State
  private let accumulator: (inout State, Source) throws -> Void

  init(
    seed: State,
    accumulator: @escaping (inout State, Source) throws -> Void,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    state = seed
    self.accumulator = accumulator
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Source) {
    do {
      try accumulator(&state, element)
      forwardNext(state)
    } catch {
      fail(with: error)
    }
  }
  // end 6.1
}
// end machine 6.1
