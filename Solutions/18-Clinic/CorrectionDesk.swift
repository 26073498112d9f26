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

// exercise 18.17: The other half of the program; you may change it, too. Keep
//   `CorrectionDesk` and its initializer.

/// Corrects what the stations measure: each thermometer is wrong in its own way.
///
/// There is one for the whole app. How wrong a thermometer is never changes, so the server is not
/// asked again for what it has answered.
public final class CorrectionDesk {
  private let ask: (String) -> Observable<Int>
  private var known: [String: Int] = [:]
  // starts as: private let bag = DisposeBag()
  // from here on alike

  /// Creates a desk that knows no corrections yet.
  ///
  /// - Parameter ask: Asks the server how many degrees to add to what a station measures; it answers
  ///   once and completes, or fails.
  public init(ask: @escaping (String) -> Observable<Int>) {
    self.ask = ask
  }

  // starts as: /// Corrects a measurement.
  // starts as: func correct(_ measurement: Measurement, then show: @escaping (Measurement) -> Void) {
  // starts as:   correction(of: measurement.station)
  // starts as:     .map { degrees in measurement.corrected(by: degrees) }
  // starts as:     .subscribe(onNext: show)
  // starts as:     .disposed(by: bag)
  // starts as: }
  /// Corrects a measurement, and completes.
  func correct(_ measurement: Measurement) -> Observable<Measurement> {
    correction(of: measurement.station)
      .map { degrees in measurement.corrected(by: degrees) }
  }
  // from here on alike

  private func correction(of station: String) -> Observable<Int> {
    if let degrees = known[station] { return .just(degrees) }
    return ask(station).do(onNext: { [weak self] degrees in self?.known[station] = degrees })
  }
}

extension Measurement {
  /// The same measurement, with some degrees added.
  fileprivate func corrected(by correction: Int) -> Measurement {
    Measurement(station: station, degrees: degrees + correction)
  }
}
// end 18.17
