import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution14Sharing

// exercise 18.9: Fix this program; you may change all of it. Each reader begins at page 1,
//   whoever else is reading or has read. Keep the names that the tests use:
//   `StormArchive(count:more:back:load:)` and `pages`.
// from here on alike
/// All storms since 1900, page by page.
public final class StormArchive {
  /// The pages: the first one at once, then the next for each `more`, and the previous for each
  /// `back`.
  ///
  /// Subscribing means starting to read. A page that was loaded once is kept.
  public let pages: Observable<[String]>

  /// Creates an archive.
  ///
  /// - Parameters:
  ///   - count: How many pages there are; at least one.
  ///   - more: Sends an element when a reader has come to the end of a page.
  ///   - back: Sends an element when a reader wants to see the previous page.
  ///   - load: Loads a page when it is subscribed to; the first page has the number 1.
  public init(
    count: Int = 1000,
    more: Observable<Void>,
    back: Observable<Void> = .never(),
    load: @escaping (Int) -> Observable<[String]>
  ) {
    let shelf = Shelf(load: load)
    // The first turn comes last: the others are heard by then, even if page 1 is there at once.
    let turns = Observable.merge(more.map { 1 }, back.map { -1 }, .just(1))
    pages =
      turns
      .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
      .map(\.page)
      // At either end of the book there is nothing to turn to.
      .distinctUntilChanged()
      .concatMap { number in shelf.page(number) }
  }
}

/// Keeps the pages that were loaded: storms of the past don't change.
private final class Shelf {
  private var pages: [Int: [String]] = [:]
  private let load: (Int) -> Observable<[String]>

  init(load: @escaping (Int) -> Observable<[String]>) {
    self.load = load
  }

  func page(_ number: Int) -> Observable<[String]> {
    .deferred { [self] in
      if let page = pages[number] { return .just(page) }
      return load(number).do(onNext: { [self] page in pages[number] = page })
    }
  }
}
// end 18.9
