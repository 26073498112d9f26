import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The blueprint of `combineLatest` and `zip`, for sources of any number and any types.
final class Join<Result>: Producer<Result> {
  private let rule: JoinRule
  private let makeParts: () -> Parts<Result>

  private init(_ rule: JoinRule, makeParts: @escaping () -> Parts<Result>) {
    self.rule = rule
    self.makeParts = makeParts
  }

  /// Creates a blueprint for sources of different types.
  convenience init<each Element>(
    _ rule: JoinRule,
    _ sources: repeat Observable<each Element>,
    select: @escaping (repeat each Element) throws -> Result
  ) {
    self.init(rule) { Parts(rule, repeat each sources, select: select) }
  }

  /// Creates a blueprint for sources of different types, which makes tuples.
  convenience init<each Element>(
    _ rule: JoinRule,
    _ sources: repeat Observable<each Element>
  ) where Result == (repeat each Element) {
    self.init(rule, repeat each sources) { (element: repeat each Element) in
      (repeat each element)
    }
  }

  /// Creates a blueprint for a number of sources that is known when the program runs.
  convenience init<Source: ObservableType>(
    _ rule: JoinRule,
    _ sources: some Collection<Source>,
    select: @escaping ([Source.Element]) throws -> Result
  ) {
    let sources = sources.map { $0.asObservable() }
    self.init(rule) { Parts(rule, sources, select: select) }
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result {
    let sink = JoinSink(rule: rule, parts: makeParts(), observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}
