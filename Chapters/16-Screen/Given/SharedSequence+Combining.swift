import Solution04Events
import Solution08Combining

// Several sequences of one strategy.
extension SharedSequence {
  /// Returns a sequence of what `sources` send, as it comes.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Returns a sequence of what the sequences in an array send, as it comes.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence of what the sequences in a collection send, as it comes.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    merge(Array(sources))
  }

  /// Returns a sequence of what the sequences in a collection send, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence of what the sequences in a sequence send, one after the other.
  ///
  /// The next one is asked for when the one before has ended.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType {
  /// Sends, for each element, what `resultSelector` makes of it and of another sequence's newest.
  ///
  /// - Parameters:
  ///   - second: The sequence whose newest element is used; elements before its first are dropped.
  ///   - resultSelector: Makes a result.
  /// - Returns: A sequence of the results.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, ResultType>(
    _ second: Second,
    resultSelector: @escaping (Element, Second.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> {
    shared { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// Replaces each element with the newest one of another sequence.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    shared { $0.withLatestFrom(second) }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Combines each element with an object, without keeping that alive; ends once the object is
  /// gone.
  ///
  /// - Parameters:
  ///   - obj: Is held weakly.
  ///   - resultSelector: Makes a result of the object and the element.
  /// - Returns: A sequence of the results.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    shared { $0.withUnretained(obj, resultSelector: resultSelector) }
  }

  /// Pairs each element with an object, without keeping it alive.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Does not exist: a driver would keep the object, in the element that it replays.
  @available(*, unavailable, message: "a driver replays, and so keeps the object: drive(with:)")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    .never()
  }

  /// Does not exist: a driver would keep the object, in the element that it replays.
  @available(*, unavailable, message: "a driver replays, and so keeps the object: drive(with:)")
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    .never()
  }
}
