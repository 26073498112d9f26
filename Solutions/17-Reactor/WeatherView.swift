import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution16Screen

/// The screen on which one types the name of a city, and reads its weather.
///
/// Its controls are those of chapter 16: nobody sees them, but they behave.
public final class WeatherView: View {
  /// Where the city is typed.
  public let field = TextField()

  /// What asks for the same city once more.
  public let button = Button()

  /// What turns while a request is on its way.
  public let spinner = Spinner()

  /// What shows the weather.
  public let label = Label()

  /// What pops up to say that something went wrong, and is closed with a tap.
  public let alert = Label()

  /// What ends with the binding to the present reactor.
  public var disposeBag = DisposeBag()

  /// The reactor behind the screen.
  public var reactor: WeatherReactor? {
    didSet { rebind() }
  }

  /// Creates a screen without a reactor.
  public init() {}

  /// Subscribes: the reactor to what the user does, and the controls to the state.
  public func bind(reactor: WeatherReactor) {
    // What was typed on another screen, if the reactor has had one before.
    field.text = reactor.currentState.city

    // exercise 17.8: Send `.type` for each change of the text, and `.refresh` for each tap.
    field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    button.rx.tap.map { WeatherReactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    // end 17.8

    // exercise 17.8: Let the label show the report as a text, and the spinner turn while it loads;
    //   neither is touched if its part of the state has not changed. The alert shows each error that
    //   comes from now on, and nothing that was there before.
    reactor.state.map(\.report?.description)
      .distinctUntilChanged()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    reactor.state.map(\.isLoading)
      .distinctUntilChanged()
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
    reactor.pulse(\.$error)
      .skip(1)
      .compactMap { $0 }
      .bind(to: alert.rx.text)
      .disposed(by: disposeBag)
    // end 17.8
  }
}
