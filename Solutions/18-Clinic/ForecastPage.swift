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

/// A page on which you ask for the temperature in a city.
public protocol ForecastPage: AnyObject {
  /// Where the city is typed.
  var field: TextField { get }

  /// Asks for the temperature.
  var button: Button { get }

  /// Shows the answer.
  var label: Label { get }

  /// Spins while an answer is on its way.
  var spinner: Spinner { get }
}

/// The page as Alex wrote it.
public final class AlexPage: ForecastPage {
  /// Where the city is typed.
  public let field = TextField()

  /// Asks for the temperature.
  public let button = Button()

  /// Shows the answer.
  public let label = Label()

  /// Spins while an answer is on its way.
  public let spinner = Spinner()

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter temperature: Asks for the temperature in a city when it is subscribed to.
  public init(temperature: @escaping (String) -> Observable<Int>) {
    // exercise 18.25: Show the model's text, and spin while somebody is waiting.
    // starts as: let cities = button.rx.tap.map { [field] in field.text ?? "" }
    // starts as: let model = ForecastModel(cities: cities, temperature: temperature)
    // starts as: model.isWaiting.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    // starts as: model.text.bind(to: label.rx.text).disposed(by: bag)
    let cities = button.rx.tap.map { [field] in field.text ?? "" }
    let model = ForecastModel(cities: cities, temperature: temperature)
    model.isWaiting.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    model.text.bind(to: label.rx.text).disposed(by: bag)
    // end 18.25
  }
}
