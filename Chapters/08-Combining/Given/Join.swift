import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The producer of `combineLatest` and `zip`, for sources of any number and any types.
final class Join<Result>: Producer<Result> {
  private let rule: JoinRule
  private let sources: [any JoinSource]
  private let makeResult: (Parts) throws -> Result

  private init(
    _ rule: JoinRule,
    _ sources: [any JoinSource],
    makeResult: @escaping (Parts) throws -> Result
  ) {
    self.rule = rule
    self.sources = sources
    self.makeResult = makeResult
  }

  /// Creates a producer for sources of different types.
  convenience init<First, Second, each Other>(
    _ rule: JoinRule,
    _ first: Observable<First>,
    _ second: Observable<Second>,
    _ others: repeat Observable<each Other>,
    select: @escaping (First, Second, repeat each Other) throws -> Result
  ) {
    var sources: [any JoinSource] = [first, second]
    repeat sources.append(each others)
    self.init(rule, sources) { parts in
      let first = parts.first
      let second = first?.next
      var others = second?.next
      // All are taken before `select` is called: it may cause the next element to come.
      return try select(
        parts.take(from: first),
        parts.take(from: second),
        repeat parts.take(from: &others, (each Other).self)
      )
    }
  }

  /// Creates a producer for sources of different types that makes tuples.
  convenience init<First, Second, each Other>(
    _ rule: JoinRule,
    _ first: Observable<First>,
    _ second: Observable<Second>,
    _ others: repeat Observable<each Other>
  ) where Result == (First, Second, repeat each Other) {
    self.init(rule, first, second, repeat each others) {
      (first: First, second: Second, other: repeat each Other) in
      (first, second, repeat each other)
    }
  }

  /// Creates a producer for a number of sources that is known only at run time.
  convenience init<Source: ObservableType>(
    _ rule: JoinRule,
    _ sources: some Collection<Source>,
    select: @escaping ([Source.Element]) throws -> Result
  ) {
    self.init(rule, sources.map { $0.asObservable() }) { parts in
      try select(parts.takeAll())
    }
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Result {
    let sink = JoinSink(
      rule: rule,
      parts: Parts(rule, of: sources),
      makeResult: makeResult,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run())
  }
}
