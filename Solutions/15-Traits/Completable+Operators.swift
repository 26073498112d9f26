import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Returns a completable that fails at once.
  public static func error(_ error: Swift.Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// Returns a completable that sends nothing, not even an end.
  public static func never() -> Completable {
    Completable(raw: .never())
  }

  /// Returns a completable that completes at once.
  public static func empty() -> Completable {
    Completable(raw: .empty())
  }

  /// Calls closures when something happens, and changes nothing, unless a closure throws.
  ///
  /// - Parameters:
  ///   - onError: Is called before the error is sent.
  ///   - afterError: Is called after the error was sent.
  ///   - onCompleted: Is called before the completion is sent.
  ///   - afterCompleted: Is called after the completion was sent.
  ///   - onSubscribe: Is called before the source is subscribed.
  ///   - onSubscribed: Is called when the source's `subscribe` has returned.
  ///   - onDispose: Is called when the subscription to the source has been disposed, once.
  /// - Returns: A completable with the same answer.
  public func `do`(
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: observable.do(
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

  /// Starts another completable once this one has completed, and ends as that one does.
  public func concat(_ second: Completable) -> Completable {
    Completable.concat(primitiveSequence, second)
  }

  /// Runs completables one after the other; an error ends everything.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == Completable {
    // Each is taken when its turn has come: the sequence may be endless.
    Completable(raw: .concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Runs completables one after the other; an error ends everything.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .concat(collection.map { $0.asObservable() }))
  }

  /// Runs completables one after the other; an error ends everything.
  public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }

  /// Runs completables at the same time, and ends when all have ended, or at the first error.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == Completable {
    // exercise 15.2: Start all at once; complete when all have completed, and fail as soon as one
    //   fails.
    // starts as: .never()
    Completable(raw: .merge(sources.map { $0.asObservable() }))
    // end 15.2
  }

  /// Runs completables at the same time, and ends when all have ended, or at the first error.
  public static func zip(_ sources: [Completable]) -> Completable {
    zip(AnyCollection(sources))
  }

  /// Runs completables at the same time, and ends when all have ended, or at the first error.
  public static func zip(_ sources: Completable...) -> Completable {
    zip(AnyCollection(sources))
  }
}
