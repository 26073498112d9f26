import Solution04Events

extension ObservableType {
  /// Joins the first elements of all sources, then the second ones, and so on.
  ///
  /// An element waits until every other source has sent its partner.
  ///
  /// - Parameters:
  ///   - first: The source that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxSwift.
  ///   - resultSelector: Makes a result from one element of each; if it throws, the result fails.
  /// - Returns: A sequence that completes when all sources have, and fails with the first that
  ///   fails.
  public static func zip<
    First: ObservableType,
    Second: ObservableType,
    each Other: ObservableType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other,
    resultSelector:
      @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    Join(
      .inOrder,
      first.asObservable(),
      second.asObservable(),
      repeat (each others).asObservable(),
      select: resultSelector
    )
  }

  /// Joins the elements of the sources in a collection, in their order, into a result.
  ///
  /// Unlike the other forms, it also completes when the last living source sends an element that can
  /// never be joined.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Join(.inOrderWhilePossible, collection, select: resultSelector)
  }

  /// Joins the elements of the sources in a collection, in their order, into an array.
  ///
  /// Unlike the other forms, it also completes when the last living source sends an element that can
  /// never be joined.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Join(.inOrderWhilePossible, collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Joins the first elements of all sources into a tuple, then the second ones, and so on.
  public static func zip<
    First: ObservableType,
    Second: ObservableType,
    each Other: ObservableType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other
  ) -> Observable<(First.Element, Second.Element, repeat (each Other).Element)> {
    Join(
      .inOrder,
      first.asObservable(),
      second.asObservable(),
      repeat (each others).asObservable()
    )
  }
}
