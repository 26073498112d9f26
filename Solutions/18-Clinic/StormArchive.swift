import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution14Sharing

/// All storms since 1900, page by page.
public final class StormArchive {
  /// The pages, from the first one on: one at once, and then one for each `more`.
  ///
  /// To subscribe is to begin reading.
  public let pages: Observable<[String]>

  /// Creates an archive.
  ///
  /// - Parameters:
  ///   - more: Sends an element when a reader has come to the end of a page.
  ///   - load: Loads a page when it is subscribed to; the first page has the number 1.
  public init(more: Observable<Void>, load: @escaping (Int) -> Observable<[String]>) {
    // exercise 18.9: Each reader begins at page 1, whoever else is reading or has read.
    // starts as: var number = 0
    // starts as: pages = more.startWith(())
    // starts as:   .concatMap { _ in
    // starts as:     number += 1
    // starts as:     return load(number)
    // starts as:   }
    pages = more.startWith(())
      .scan(0) { number, _ in number + 1 }
      .concatMap(load)
    // end 18.9
  }
}
