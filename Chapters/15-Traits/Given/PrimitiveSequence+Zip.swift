import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Starts several singles at once, and joins their elements when all are there.
  ///
  /// - Parameters:
  ///   - first: The single that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxSwift.
  ///   - resultSelector: Makes a result of one element each; if it throws, the result fails.
  /// - Returns: A single that fails with the first that fails.
  public static func zip<First, Second, each Other>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ others: repeat PrimitiveSequence<Trait, each Other>,
    resultSelector: @escaping (First, Second, repeat each Other) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Starts the singles of a collection at once, and joins their elements when all are there.
  ///
  /// - Parameters:
  ///   - collection: The singles; without any, the result is made of an empty array.
  ///   - resultSelector: Makes a result of the elements, in the order of the singles.
  /// - Returns: A single that fails with the first that fails.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result>
  where Collection.Element == PrimitiveSequence<Trait, Element> {
    // Zipping no observables gives no element. A single needs one: the result of an empty array.
    guard !collection.isEmpty else {
      return .deferred { .just(try resultSelector([])) }
    }
    return PrimitiveSequence(
      raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Starts the singles of a collection at once, and gathers their elements in their order.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]>
  where Collection.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Starts several singles at once, and gathers their elements in a tuple when all are there.
  public static func zip<First, Second, each Other>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ others: repeat PrimitiveSequence<Trait, each Other>
  ) -> PrimitiveSequence<Trait, (First, Second, repeat each Other)> {
    PrimitiveSequence(
      raw: Observable<Any>
        .zip(
          first.asObservable(),
          second.asObservable(),
          repeat (each others).asObservable()
        )
    )
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Starts several maybes at once, and joins their elements when all are there.
  ///
  /// - Parameters:
  ///   - first: The maybe that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxSwift.
  ///   - resultSelector: Makes a result of one element each; if it throws, the result fails.
  /// - Returns: A maybe without an element, if one of the maybes has none; it ends when all have.
  public static func zip<First, Second, each Other>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ others: repeat PrimitiveSequence<Trait, each Other>,
    resultSelector: @escaping (First, Second, repeat each Other) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zip(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// Starts several maybes at once, and gathers their elements in a tuple when all are there.
  public static func zip<First, Second, each Other>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ others: repeat PrimitiveSequence<Trait, each Other>
  ) -> PrimitiveSequence<Trait, (First, Second, repeat each Other)> {
    PrimitiveSequence(
      raw: Observable<Any>
        .zip(
          first.asObservable(),
          second.asObservable(),
          repeat (each others).asObservable()
        )
    )
  }
}
