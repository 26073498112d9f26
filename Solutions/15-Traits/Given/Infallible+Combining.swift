import Solution04Events
import Solution08Combining

// The closures may throw, as RxSwift's may. To throw breaks the promise, and is reported as such.
extension InfallibleType {
  /// Joins each element with the newest one of another sequence.
  ///
  /// - Parameters:
  ///   - second: The other sequence, which is subscribed first.
  ///   - resultSelector: Makes a result of the two.
  /// - Returns: A sequence that ends when this one does.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the newest element of another sequence, each time this one sends.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// Joins the newest element of each source, each time one of them sends.
  public static func combineLatest<
    First: InfallibleType,
    Second: InfallibleType,
    each Other: InfallibleType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other,
    resultSelector:
      @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Joins the newest element of each source in a collection into a result.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Joins the newest element of each source in a collection into an array.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible(.combineLatest(collection.map { $0.asObservable() }) { $0 })
  }

  /// Joins the first elements of all sources, then the second ones, and so on.
  public static func zip<
    First: InfallibleType,
    Second: InfallibleType,
    each Other: InfallibleType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other,
    resultSelector:
      @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .zip(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Joins the elements of the sources in a collection, in their order, into a result.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Joins the elements of the sources in a collection, in their order, into an array.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible(.zip(collection.map { $0.asObservable() }) { $0 })
  }
}

extension InfallibleType where Element == Any {
  /// Joins the newest element of each source into a tuple.
  public static func combineLatest<
    First: InfallibleType,
    Second: InfallibleType,
    each Other: InfallibleType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other
  ) -> Infallible<(First.Element, Second.Element, repeat (each Other).Element)> {
    Infallible(
      Observable<Any>
        .combineLatest(
          first.asObservable(),
          second.asObservable(),
          repeat (each others).asObservable()
        )
    )
  }

  /// Joins the first elements of all sources into a tuple, then the second ones, and so on.
  public static func zip<
    First: InfallibleType,
    Second: InfallibleType,
    each Other: InfallibleType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other
  ) -> Infallible<(First.Element, Second.Element, repeat (each Other).Element)> {
    Infallible(
      Observable<Any>
        .zip(
          first.asObservable(),
          second.asObservable(),
          repeat (each others).asObservable()
        )
    )
  }
}
