import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What becomes of the element that ends `take(while:)` or `take(until:)`.
public enum TakeBehavior: Sendable {
  /// It is the last element of the result.
  case inclusive
  /// It is not sent.
  case exclusive
}

extension ObservableType {
  /// Passes on elements up to the first that does not satisfy a condition, and ends there.
  ///
  /// ```text
  /// source:                     --1--2--5--2--|
  /// take(while: <3)             --1--2--|
  /// take(while: <3, .inclusive) --1--2--(5|)
  /// ```
  /// - Parameters:
  ///   - predicate: Says whether to go on; if it throws, the result fails with that error.
  ///   - behavior: Whether that first element is sent, too.
  /// - Returns: A sequence of the elements up to there.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    // exercise 6.5: Return the producer that you write below.
    // starts as: .never()
    TakeWhile(source: asObservable(), predicate: predicate, behavior: behavior)
    // end 6.5
  }

  /// Passes on elements up to the first that satisfies a condition, and ends there.
  ///
  /// - Parameters:
  ///   - predicate: Says whether to end; if it throws, the result fails with that error.
  ///   - behavior: Whether that first element is sent, too.
  /// - Returns: A sequence of the elements up to there.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

// exercise 6.5: Write the producer and the sink of `take(while:behavior:)`: the sink forwards
//   elements while the condition holds, and ends with the first that fails it; with the behavior
//   `inclusive`, that element is forwarded before the end.
private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior

  init(
    source: Observable<Element>,
    predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) {
    self.source = source
    self.predicate = predicate
    self.behavior = behavior
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeWhileSink(
      predicate: predicate,
      behavior: behavior,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// Whether the last element is still to come; once it has, nothing can change the end.
  private var isTaking = true
  private let predicate: (Observer.Element) throws -> Bool
  private let behavior: TakeBehavior

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    behavior: TakeBehavior,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard isTaking, !isDisposed else { return }
    do {
      isTaking = try predicate(element)
      if isTaking || behavior == .inclusive { forwardNext(element) }
      if !isTaking { complete() }
    } catch {
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    if isTaking { fail(with: error) }
  }
}
// end 6.5
