import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution10Errors
import Solution11Schedulers

// What a single, a maybe and a completable have in common: none of these changes how many elements
// there are, so the promise stays the same.
extension PrimitiveSequence {
  /// Returns a sequence that is made anew for each subscriber.
  ///
  /// - Parameter observableFactory: Is called inside `subscribe`; if it throws, the result fails.
  /// - Returns: The sequence.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().asObservable() })
  }

  /// Delivers the answer on a scheduler.
  public func observe(
    on scheduler: ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.observe(on: scheduler))
  }

  /// Subscribes and disposes on a scheduler.
  public func subscribe(
    on scheduler: ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.subscribe(on: scheduler))
  }

  /// Continues with another sequence of the same promise, if this one fails.
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.catch { try handler($0).asObservable() })
  }

  /// Subscribes again when it fails, up to a number of attempts.
  ///
  /// - Parameter maxAttemptCount: The number of attempts in all. A `Single` needs at least one.
  /// - Returns: A sequence that ends as the last attempt does.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.retry(maxAttemptCount))
  }

  /// Subscribes again when it has failed with an error of one type and another sequence says so.
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.retry(when: notificationHandler))
  }

  /// Subscribes again when it has failed and another sequence says so.
  ///
  /// - Parameter notificationHandler: Makes the notifier. One that completes ends the result
  ///   without an element, which a `Single` must not do: let it fail instead.
  /// - Returns: A sequence that ends as the last attempt does, or as the notifier.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.retry(when: notificationHandler))
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
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: observable.debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }

  /// Returns a sequence that has a resource for as long as it is subscribed.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource inside `subscribe`; if it throws, the result fails.
  ///   - primitiveSequenceFactory: Makes the sequence that uses the resource; if it throws, the
  ///     result fails, and the resource is disposed.
  /// - Returns: The sequence.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory:
      @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    let source = Observable<Element>
      .using(
        resourceFactory,
        observableFactory: { try primitiveSequenceFactory($0).asObservable() }
      )
    return PrimitiveSequence(raw: source)
  }
}
