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
import Solution16Screen

/// The board with today's storms, as it was handed in for review.
///
/// The places that a finding can name are marked with comments.
final class StormBoard {
  /// Shows the newest storm.
  let headline = Label()

  /// Shows how many storms there were.
  let count = Label()

  /// Shows the outlook for tomorrow.
  let outlook = Label()

  /// Asks for the outlook again.
  let reloadButton = Button()

  /// Sends the board to everybody in the valley.
  let sendButton = Button()

  private let place: String
  private let bag = DisposeBag()

  /// Creates a board; it is called on main.
  ///
  /// - Parameters:
  ///   - place: The place that the board is for.
  ///   - storms: Sends the name of each storm, on a queue of its own, and does not end.
  ///   - loadOutlook: Asks the server; it may fail.
  ///   - send: Sends a text to everybody, and completes when all have it, however long that takes.
  init(
    place: String,
    storms: Observable<String>,
    loadOutlook: @escaping () -> Observable<String>,
    send: @escaping (String) -> Observable<Never>
  ) {
    self.place = place

    // storms
    let newest =
      storms
      .observe(on: MainScheduler.instance)
      .share(replay: 1)

    // headline
    newest
      .map(title(of:))
      .bind(to: headline.rx.text)
      .disposed(by: bag)

    // count
    newest
      .scan(0) { count, _ in count + 1 }
      .map { count in "\(count) today" }
      .bind(to: count.rx.text)
      .disposed(by: bag)

    // outlook
    reloadButton.rx.tap.asObservable()
      .startWith(())
      .flatMapLatest { loadOutlook().observe(on: MainScheduler.instance) }
      .catchAndReturn("No outlook. Try again.")
      .bind(to: outlook.rx.text)
      .disposed(by: bag)

    // sending
    sendButton.rx.tap
      .flatMap { [headline] in send(headline.text ?? "") }
      .subscribe()
      .disposed(by: bag)
  }

  private func title(of storm: String) -> String {
    "\(place): \(storm)"
  }
}
