import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

// exercise 18.21: Fix this program, here and in `Statistics.swift`; you may change all of it. Keep
//   the names that the tests use: `QuestionPage` with its initializer, its four controls, and
//   `questions`.

/// The page on which you ask for the weather in a city.
public final class QuestionPage {
  /// Where the city is typed.
  public let field = TextField()

  /// Asks for the weather.
  public let button = Button()

  /// Shows what was asked.
  public let title = Label()

  /// Spins from the first question on.
  public let spinner = Spinner()

  /// The cities that are asked about, as they are asked, for anybody who wants to know.
  public let questions: Observable<String>

  private let name: String
  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameters:
  ///   - name: The name of the user.
  ///   - links: Sends a city when the user taps it on the map, for as long as the app runs.
  ///   - statistics: The statistics of the app, which have to hear of each question.
  public init(name: String, links: Observable<String>, statistics: Statistics) {
    self.name = name
    let typed = button.rx.tap
      .map { [field] in field.text ?? "" }
    questions = Observable.merge(typed, links)
      .filter { city in city.contains { !$0.isWhitespace } }
      .map { city in statistics.entry(for: city) }

    questions
      .map(headline)
      .bind(to: title.rx.text)
      .disposed(by: bag)

    questions
      .map { _ in true }
      .distinctUntilChanged()
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: bag)
  }

  private func headline(for city: String) -> String {
    name.isEmpty ? "The weather in \(city)" : "\(name), the weather in \(city)"
  }
}
// end 18.21
