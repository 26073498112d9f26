import Solution03TokensAndBags
import Solution04Events

/// A radio of Alex's weather app: it listens to reports that go on for ever.
public final class WeatherRadio {
  /// What was heard, oldest first.
  public private(set) var heard: [String] = []

  private let reports: Observable<String>
  private var bag = DisposeBag()

  /// Creates a radio that is silent.
  public init(reports: Observable<String>) {
    self.reports = reports
  }

  /// Listens to the reports until `turnOff()`, or until nobody keeps the radio.
  ///
  /// A radio that is on already is tuned in anew: it does not hear each report twice.
  public func turnOn() {
    // exercise 5.11: Listen, and keep the choice to end it.
    // starts as: _ = reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
    // The old bag goes, and with it what the radio listened to before.
    bag = DisposeBag()
    reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
      .disposed(by: bag)
    // end 5.11
  }

  /// Falls silent, and lets go of every machine that was built for it.
  public func turnOff() {
    // exercise 5.11: End it from the outside.
    bag = DisposeBag()
    // end 5.11
  }

  /// Hears one more report, whether or not anybody keeps the radio, and then ends by itself.
  ///
  /// - Parameter hear: Is called with the report.
  public func hearOne(_ hear: @escaping (String) -> Void) {
    // exercise 5.11: Let it end from the inside, so that nobody has to keep a token.
    // starts as: _ = reports.subscribe(onNext: hear)
    // Nothing is given away here: the first report disposes the whole chain.
    _ = reports.take(1).subscribe(onNext: hear)
    // end 5.11
  }
}
