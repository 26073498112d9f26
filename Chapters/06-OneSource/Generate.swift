import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of states, each made from the one before, one per turn of the trampoline.
  ///
  /// - Parameters:
  ///   - initialState: The first element, if it satisfies the condition.
  ///   - condition: Says whether to send a state; the first `false` is the end.
  ///   - iterate: Makes the next state; it is not called before that state's turn has come.
  /// - Returns: The sequence; if a closure throws, it fails with that error.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Generate(initialState: initialState, condition: condition, iterate: iterate) { work in
      Trampoline.current.enqueue(work)
      return Disposables.create()
    }
  }
}

/// The producer of `generate`.
package final class Generate<Element>: Producer<Element> {
  private let initialState: Element
  private let condition: (Element) throws -> Bool
  private let iterate: (Element) throws -> Element
  private let start: (TrampolineWork) -> Disposable

  /// Creates a producer; `start` gives the work its turns, and returns what ends them.
  ///
  /// `start` decides where the turns are taken: on the trampoline, or on a scheduler.
  package init(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element,
    start: @escaping (TrampolineWork) -> Disposable
  ) {
    self.initialState = initialState
    self.condition = condition
    self.iterate = iterate
    self.start = start
  }

  /// Builds the generator, and enqueues its first turn.
  public override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer)
    -> Pair
  where Observer.Element == Element {
    let sink = GenerateSink(
      initialState: initialState,
      condition: condition,
      iterate: iterate,
      observer: observer,
      cancel: cancel
    )
    return (sink, start(sink))
  }
}

private final class GenerateSink<
  State,
  Observer: ObserverType
>: Sink<Observer>, TrampolineWork where Observer.Element == State {
  private var isFirstTurn = true
  private var state: State
  private let condition: (State) throws -> Bool
  private let iterate: (State) throws -> State

  init(
    initialState: State,
    condition: @escaping (State) throws -> Bool,
    iterate: @escaping (State) throws -> State,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    state = initialState
    self.condition = condition
    self.iterate = iterate
    super.init(observer: observer, cancel: cancel)
  }

  func takeTurn() -> Bool {
    // exercise 6.11: One turn: the next state that satisfies the condition is sent, the first one
    //   as it was given, and another turn may follow. Where there is none, the sequence completes;
    //   what a closure throws ends it. A disposed sink does nothing.
    false
    // end 6.11
  }
}
