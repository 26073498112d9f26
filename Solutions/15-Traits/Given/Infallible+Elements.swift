import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

// The closures that make elements can't throw: that would be an error of the result.
extension InfallibleType {
  /// Keeps the elements that satisfy a condition.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Transforms each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Transforms each element, and drops it if the result is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Sends a state that each element changes.
  public func scan<Seed>(
    into seed: Seed,
    accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Sends a state that is made from the one before it and each element.
  public func scan<Seed>(
    _ seed: Seed,
    accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends an element first.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Pairs each element with its number, from 0.
  public func enumerated() -> Infallible<(index: Int, element: Element)> {
    Infallible(asObservable().enumerated())
  }

  /// Combines each element with an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - obj: Is held weakly; once it is gone, the next element ends the sequence.
  ///   - resultSelector: Makes a result of the object and the element.
  /// - Returns: A sequence that ends when this one does, or at the first element after the object
  ///   is gone.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object, without keeping that object alive.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Infallible<(Object, Element)> {
    Infallible(asObservable().withUnretained(obj))
  }

  /// Calls closures when something happens, and changes nothing.
  ///
  /// They may throw, as RxSwift's may; to do so breaks the promise.
  /// - Parameters:
  ///   - onNext: Is called before an element is sent.
  ///   - afterNext: Is called after an element was sent.
  ///   - onCompleted: Is called before the end is sent.
  ///   - afterCompleted: Is called after the end was sent.
  ///   - onSubscribe: Is called before the source is subscribed.
  ///   - onSubscribed: Is called when the source's `subscribe` has returned.
  ///   - onDispose: Is called when the subscription to the source has been disposed, once.
  /// - Returns: A sequence of the same events.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable()
        .do(
          onNext: onNext,
          afterNext: afterNext,
          onCompleted: onCompleted,
          afterCompleted: afterCompleted,
          onSubscribe: onSubscribe,
          onSubscribed: onSubscribed,
          onDispose: onDispose
        )
    )
  }

  /// Prints when the sequence is subscribed, each of its events, and when it is disposed.
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; without it, the location of the call.
  ///   - trimOutput: Whether to shorten the text of an event to its first and last 20 characters.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: A sequence of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable()
        .debug(
          identifier,
          trimOutput: trimOutput,
          file: file,
          line: line,
          function: function
        )
    )
  }
}
