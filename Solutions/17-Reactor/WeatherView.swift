import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution11Schedulers
import Solution16Screen

/// The screen on which you type the name of a city, and read its weather.
///
/// Its controls are those from chapter 16: nobody sees them, but they behave like real ones.
public final class WeatherView: View {
  /// Where the city is typed.
  public let field = TextField()

  /// What asks about the same city once more.
  public let button = Button()

  /// What spins while a request is on its way.
  public let spinner = Spinner()

  /// What shows the weather.
  public let label = Label()

  /// What pops up to say that something went wrong, and is closed with a tap.
  public let alert = Label()

  /// What ends with the binding to the current reactor.
  public var disposeBag = DisposeBag()

  /// The reactor behind the screen.
  public var reactor: WeatherReactor? {
    didSet { rebind() }
  }

  /// Creates a screen without a reactor.
  public init() {}

  /// Subscribes: the reactor to what the user does, and the controls to the state.
  public func bind(reactor: WeatherReactor) {
    // exercise 17.8: What the user does goes into the reactor, and what the state says is on the
    //   controls, from now on and until the next binding. What an earlier screen has shown and the
    //   state still says is there at once, but for its alert.
    // What was typed on an earlier screen, if the reactor has had one.
    field.text = reactor.currentState.city

    field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    button.rx.tap.map { WeatherReactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

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
