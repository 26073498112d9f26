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

/// The page on which you ask for the weather in a city.
public final class QuestionPage {
  /// Where the city is typed.
  public let field = TextField()

  /// Asks.
  public let button = Button()

  /// Shows what was asked.
  public let title = Label()

  /// Spins from the first question on.
  public let spinner = Spinner()

  /// The cities that are asked about, for whoever wants to know.
  public let questions: Observable<String>

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter report: Reports to the statistics that somebody has asked about a city.
  public init(report: @escaping (String) -> Void) {
    // exercise 18.21: Each question is reported once, however many listen to `questions`.
    // starts as: questions = button.rx.tap
    // starts as:   .map { [field] in
    // starts as:     let city = field.text ?? ""
    // starts as:     report(city)
    // starts as:     return city
    // starts as:   }
    questions = button.rx.tap
      .map { [field] in field.text ?? "" }
      .do(onNext: report)
      .share()
    // end 18.21
    questions.map { city in "The weather in \(city)" }
      .bind(to: title.rx.text)
      .disposed(by: bag)
    questions.map { _ in true }
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: bag)
  }
}
