import Solution03TokensAndBags
import Solution04Events

/// A radio of Alex's weather app: it listens to reports that never end.
public final class WeatherRadio {
  /// What was heard, oldest first.
  public private(set) var heard: [String] = []

  private let reports: Observable<String>
  private var bag = DisposeBag()

  /// Creates a radio that is silent.
  public init(reports: Observable<String>) {
    self.reports = reports
  }

  /// Listens to the reports until `turnOff()`, or until the radio is freed.
  ///
  /// A radio that is already on is tuned in again: it does not hear each report twice.
  public func turnOn() {
    // exercise 5.11: Listen, and keep what can end it.
    // starts as: _ = reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
    // The old bag goes, and with it what the radio listened to before. The token belongs in this one,
    // even if there is another by the time `subscribe` returns.
    let bag = DisposeBag()
    self.bag = bag
    reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
      .disposed(by: bag)
    // end 5.11
  }

  /// Falls silent, and frees every sink that was built for it.
  ///
  /// If its source calls this inside `subscribe`, it falls silent when `turnOn()` returns.
  public func turnOff() {
    // exercise 5.11: End from the outside what `turnOn()` began.
    bag = DisposeBag()
    // end 5.11
  }

  /// Hears one more report, whether or not the radio is still there, and then ends by itself.
  ///
  /// - Parameter hear: Is called with the report.
  public func hearOne(_ hear: @escaping (String) -> Void) {
    // exercise 5.11: Let the subscription end from the inside, so that nobody has to keep a token.
    // starts as: _ = reports.subscribe(onNext: hear)
    // No choice is given up here: the first report disposes the whole chain.
    _ = reports.take(1).subscribe(onNext: hear)
    // end 5.11
  }
}
