import Solution04Events

extension ObservableType {
  /// Joins the newest element of each source, each time one of them sends.
  ///
  /// The first result comes once each has sent something.
  ///
  /// - Parameters:
  ///   - first: The source that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxSwift.
  ///   - resultSelector: Makes a result from the newest elements; if it throws, the result fails.
  /// - Returns: A sequence that completes when all sources have, or when the last living one sends
  ///   an element that can never be joined, and fails with the first source that fails.
  public static func combineLatest<
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
      .newest,
      first.asObservable(),
      second.asObservable(),
      repeat (each others).asObservable(),
      select: resultSelector
    )
  }

  /// Joins the newest element of each source in a collection into a result.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Join(.newest, collection, select: resultSelector)
  }

  /// Joins the newest element of each source in a collection into an array.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Join(.newest, collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Joins the newest element of each source into a tuple.
  public static func combineLatest<
    First: ObservableType,
    Second: ObservableType,
    each Other: ObservableType
  >(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other
  ) -> Observable<(First.Element, Second.Element, repeat (each Other).Element)> {
    Join(
      .newest,
      first.asObservable(),
      second.asObservable(),
      repeat (each others).asObservable()
    )
  }
}
