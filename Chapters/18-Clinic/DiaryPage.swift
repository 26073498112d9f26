import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

/// The page on which you write about the day's weather, and save it on the server.
public final class DiaryPage {
  /// Where the text is written.
  public let field = TextField()

  /// Saves it.
  public let button = Button()

  /// Says how the saving goes.
  public let label = Label()

  /// What the label says while the text is on its way.
  public static let saving = "Saving…"

  /// What it says when the text is on the server.
  public static let saved = "Saved."

  /// What it says when the text could not be saved.
  public static let notSaved = "Not saved. Try again."

  private let upload: (String) -> Observable<Never>
  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter upload: Sends a text when it is subscribed to, and completes when it is on the
  ///   server; it may fail.
  public init(upload: @escaping (String) -> Observable<Never>) {
    self.upload = upload
    button.rx.tap.bind(with: self) { page, _ in page.save() }
      .disposed(by: bag)
  }

  private func save() {
    label.text = Self.saving
    // exercise 18.14: When the text is on the server, say so and empty the field. When it does not
    //   get there, say that, and leave the text where it is.
    upload(field.text ?? "")
      .catch { _ in .empty() }
      .subscribe(onCompleted: { [weak self] in
        self?.label.text = Self.saved
        self?.field.text = ""
      })
      .disposed(by: bag)
    // end 18.14
  }
}
