import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single of this element.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Returns a single of this element, sent on a scheduler.
  public static func just(
    _ element: Element,
    scheduler: ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Returns a single that fails at once.
  public static func error(_ error: Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Returns a single that sends nothing, not even an end.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures when something happens, and changes nothing, unless a closure throws.
  ///
  /// - Parameters:
  ///   - onSuccess: Is called before the element is sent.
  ///   - afterSuccess: Is called after the element was sent.
  ///   - onError: Is called before the error is sent.
  ///   - afterError: Is called after the error was sent.
  ///   - onSubscribe: Is called before the source is subscribed.
  ///   - onSubscribed: Is called when the source's `subscribe` has returned.
  ///   - onDispose: Is called when the subscription to the source has been disposed, once.
  /// - Returns: A single with the same answer.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: observable.do(
        onNext: onSuccess,
        afterNext: afterSuccess,
        onError: onError,
        afterError: afterError,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Keeps the element if it satisfies a condition, so that there may be none.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: observable.filter(predicate))
  }

  /// Transforms the element.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: observable.map(transform))
  }

  /// Transforms the element; a nil result drops it.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: observable.compactMap(transform))
  }

  /// Continues with the single that `selector` makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: observable.flatMap(selector))
  }

  /// Continues with the maybe that `selector` makes of the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: observable.flatMap(selector))
  }

  /// Continues with the completable that `selector` makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: observable.flatMap(selector))
  }

  /// Sends this element if the single fails.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: observable.catchAndReturn(element))
  }

  /// Promises less: at most one element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: observable)
  }

  /// Drops the element: only the end is left.
  public func asCompletable() -> Completable {
    Completable(raw: observable.ignoreElements())
  }
}

extension PrimitiveSequenceType {
  /// The observable that is wrapped.
  var observable: Observable<Element> { primitiveSequence.asObservable() }
}
