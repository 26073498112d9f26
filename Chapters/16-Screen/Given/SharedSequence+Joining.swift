import Solution04Events
import Solution08Combining

// Chapter 8's `zip` and `combineLatest`, for any number of sequences of one strategy.
extension SharedSequence {
  /// Joins the newest element of each source, each time one of them sends.
  ///
  /// - Parameters:
  ///   - first: The source that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxCocoa.
  ///   - resultSelector: Makes a result of the newest elements.
  /// - Returns: A sequence of the results.
  public static func combineLatest<First, Second, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ others: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (First, Second, repeat each Other) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .combineLatest(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Joins the first elements of all sources, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - first: The source that is subscribed first.
  ///   - second: The one after it.
  ///   - others: More, up to six in RxCocoa.
  ///   - resultSelector: Makes a result of one element each.
  /// - Returns: A sequence of the results.
  public static func zip<First, Second, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ others: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (First, Second, repeat each Other) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .zip(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable(),
        resultSelector: resultSelector
      )
    )
  }
}

extension SharedSequence where Element == Any {
  /// Joins the newest element of each source into a tuple.
  public static func combineLatest<First, Second, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ others: repeat SharedSequence<SharingStrategy, each Other>
  ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Other)> {
    SharedSequence<SharingStrategy, (First, Second, repeat each Other)>(
      Observable.combineLatest(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable()
      )
    )
  }

  /// Joins one element of each source into a tuple.
  public static func zip<First, Second, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ others: repeat SharedSequence<SharingStrategy, each Other>
  ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Other)> {
    SharedSequence<SharingStrategy, (First, Second, repeat each Other)>(
      Observable.zip(
        first.asObservable(),
        second.asObservable(),
        repeat (each others).asObservable()
      )
    )
  }
}

// MARK: Of collections

extension SharedSequence {
  /// Joins the newest element of each source in a collection into a result.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Joins the newest element of each source in a collection into an array.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }

  /// Joins the elements of the sources in a collection, in their order, into a result.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Joins the elements of the sources in a collection, in their order, into an array.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }
}
