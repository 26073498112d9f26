import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe of this element.
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: .just(element))
  }

  /// Returns a maybe of this element, sent on a scheduler.
  public static func just(
    _ element: Element,
    scheduler: ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Returns a maybe that fails at once.
  public static func error(_ error: Swift.Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// Returns a maybe that sends nothing, not even an end.
  public static func never() -> Maybe<Element> {
    Maybe(raw: .never())
  }

  /// Returns a maybe that ends at once, without an element.
  public static func empty() -> Maybe<Element> {
    Maybe(raw: .empty())
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures when something happens, and changes nothing, unless a closure throws.
  ///
  /// - Parameters:
  ///   - onNext: Is called before the element is sent.
  ///   - afterNext: Is called after the element was sent.
  ///   - onError: Is called before the error is sent.
  ///   - afterError: Is called after the error was sent.
  ///   - onCompleted: Is called before the end is sent, with or without an element.
  ///   - afterCompleted: Is called after the end was sent.
  ///   - onSubscribe: Is called before the source is subscribed.
  ///   - onSubscribed: Is called when the source's `subscribe` has returned.
  ///   - onDispose: Is called when the subscription to the source has been disposed, once.
  /// - Returns: A maybe with the same answer.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: observable.do(
        onNext: onNext,
        afterNext: afterNext,
        onError: onError,
        afterError: afterError,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Keeps the element if it satisfies a condition.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: observable.filter(predicate))
  }

  /// Transforms the element, if there is one.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: observable.map(transform))
  }

  /// Transforms the element, if there is one; a nil result drops it.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: observable.compactMap(transform))
  }

  /// Continues with the maybe that `selector` makes of the element, if there is one.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: observable.flatMap(selector))
  }

  /// Sends `default` if there is no element.
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: observable.ifEmpty(default: `default`))
  }

  /// Continues with another maybe, if there is no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: observable.ifEmpty(switchTo: other.asObservable()))
  }

  /// Continues with a single, if there is no element, so that there is always one.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: observable.ifEmpty(switchTo: other.asObservable()))
  }

  /// Sends this element if the maybe fails.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: observable.catchAndReturn(element))
  }
}
