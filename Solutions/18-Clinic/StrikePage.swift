import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.15: Fix this program; you may change all of it. Keep the names that the tests
//   use: `StrikePage` with `init(diary:strikes:send:)`, `report(_:)`, `message`, `nearby` and
//   `reported`; and `StrikePage.Diary` with `init()`, `receipts`, `unsent`, `write(_:)` and
//   `putAside(_:)`.
/// The page on which you report a lightning strike.
public final class StrikePage {
  /// Keeps what happened to each report, for as long as the app is installed.
  public final class Diary {
    /// The server's receipts, oldest first, each with its place.
    public private(set) var receipts: [String] = []

    /// The places of the reports that could not be sent, oldest first.
    public private(set) var unsent: [String] = []

    /// Creates an empty diary.
    public init() {}

    /// Writes down a receipt.
    public func write(_ receipt: String) {
      receipts.append(receipt)
    }

    /// Notes that a report could not be sent.
    public func putAside(_ place: String) {
      unsent.append(place)
    }
  }

  /// What the page says.
  public private(set) var message = ""

  /// How many strikes there were nearby since the page was opened.
  public private(set) var nearby = 0

  /// How many strikes were reported from this page.
  public private(set) var reported = 0

  private let diary: Diary
  private let counter = StrikeCounter()
  private let wording = ReceiptWording()
  private let send: (String) -> Observable<String>
  private let bag = DisposeBag()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - diary: Where receipts are kept.
  ///   - strikes: Sends the distance of each lightning strike, in kilometres, on main.
  ///   - send: Sends a report; the server answers with a receipt, which may take a long time.
  public init(
    diary: Diary,
    strikes: Observable<Int> = .never(),
    send: @escaping (String) -> Observable<String>
  ) {
    self.diary = diary
    self.send = send

    strikes
      .filter { [unowned counter] distance in counter.isNear(distance) }
      .scan(0) { count, _ in count + 1 }
      .subscribe(onNext: { [unowned self] count in nearby = count })
      .disposed(by: bag)
  }

  /// Is called when the user taps "Report".
  public func report(_ place: String) {
    message = "Sending…"
    reported += 1
    // Not in a bag: the report is to arrive even when the page is closed.
    _ = send(place)
      // starts as: .map { [unowned wording] number in wording.receipt(number, for: place) }
      .map { [wording] number in wording.receipt(number, for: place) }
      // from here on alike
      .take(1)
      .subscribe(
        onNext: { [weak self, diary] receipt in
          diary.write(receipt)
          self?.message = "Thank you: \(receipt)"
        },
        onError: { [weak self, diary] _ in
          diary.putAside(place)
          self?.message = "Not sent: \(place)"
        }
      )
  }
}

/// Decides which strikes are near.
private final class StrikeCounter {
  private let limit = 5

  func isNear(_ distance: Int) -> Bool {
    distance <= limit
  }
}

/// Words a receipt, for the diary and for the page.
private final class ReceiptWording {
  private let sign = "No."

  func receipt(_ number: String, for place: String) -> String {
    "\(sign) \(number), \(place)"
  }
}
// end 18.15
