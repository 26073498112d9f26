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

// exercise 18.14: Fix this program; you may change all of it. Keep the names that the tests
//   use: `DiaryPage` with `init(scheduler:draft:upload:)`, `field`, `button`, `label`, `counter`,
//   and the three texts of the label.
/// The page on which you write about the day's weather, and save it on the server.
public final class DiaryPage {
  /// Where the text is written.
  public let field = TextField()

  /// Saves it.
  public let button = Button()

  /// Says whether the text is saved.
  public let label = Label()

  /// Says how many letters there are in the field.
  public let counter = Label()

  /// What the label says while the text is on its way.
  public static let saving = "Saving…"

  /// What it says when the text is on the server.
  public static let saved = "Saved."

  /// What it says when the text could not be saved.
  public static let notSaved = "Not saved. Try again."

  private let upload: DiaryUpload
  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock, which calls back on main.
  ///   - draft: Reads what was in the field when the page was last closed; it may fail.
  ///   - upload: Sends a text when it is subscribed to, and completes when it is on the server; it
  ///     may fail.
  public init(
    scheduler: SchedulerType,
    draft: Observable<String> = .empty(),
    upload: @escaping (String) -> Observable<Never>
  ) {
    self.upload = DiaryUpload(scheduler: scheduler, send: upload)

    // A draft that can't be read is ignored, and so is one that comes after something was written.
    draft
      .catch { _ in .empty() }
      .take(until: field.rx.text.filter { text in text?.isEmpty == false })
      .subscribe(onNext: { [field] text in field.paste(text) })
      .disposed(by: bag)

    field.rx.text
      .map { text in "\(text?.count ?? 0) letters" }
      .distinctUntilChanged()
      .subscribe(onNext: { [counter] text in counter.text = text })
      .disposed(by: bag)

    button.rx.tap
      .withLatestFrom(field.rx.text) { _, text in text ?? "" }
      .filter { text in !text.isEmpty }
      .bind(with: self) { page, text in page.save(text) }
      .disposed(by: bag)
  }

  private func save(_ text: String) {
    label.text = Self.saving
    // One upload at a time, and nothing can be typed that would be lost.
    allow(false)
    upload.upload(text)
      .subscribe(
        onError: { [weak self] _ in
          self?.allow(true)
          self?.label.text = Self.notSaved
        },
        onCompleted: { [weak self] in
          self?.allow(true)
          self?.label.text = Self.saved
          self?.field.paste("")
        }
      )
      .disposed(by: bag)
  }

  private func allow(_ isAllowed: Bool) {
    button.isEnabled = isAllowed
    field.isEnabled = isAllowed
  }
}
// end 18.14
