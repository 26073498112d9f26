import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

/// The page on which you report a stroke of lightning.
public final class StrikePage {
  /// Keeps the receipts of the server, one for each report, for as long as the app is installed.
  public final class Diary {
    /// All receipts, oldest first.
    public private(set) var receipts: [String] = []

    /// Creates an empty diary.
    public init() {}

    /// Writes down a receipt.
    public func write(_ receipt: String) {
      receipts.append(receipt)
    }
  }

  /// What the page says.
  public private(set) var message = ""

  private let diary: Diary
  private let send: (String) -> Observable<String>

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - diary: Where receipts are kept.
  ///   - send: Sends a report; the server answers with a receipt, or not for a long time.
  public init(diary: Diary, send: @escaping (String) -> Observable<String>) {
    self.diary = diary
    self.send = send
  }

  /// Is called when the user taps "Report".
  public func report(_ place: String) {
    message = "Sending…"
    // exercise 18.15: See the report through, even when the page is closed meanwhile. The receipt
    //   goes into the diary; the page says it, if it is still there, and nothing keeps the page
    //   alive.
    // Not in a bag: the report is to arrive even when the page is closed.
    _ = send(place)
      .subscribe(onNext: { [unowned self] receipt in
        diary.write(receipt)
        message = "Thank you: \(receipt)"
      })
    // end 18.15
  }
}
