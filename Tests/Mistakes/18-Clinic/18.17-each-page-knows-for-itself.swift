// What is known moved from the desk to the page: a second page, or the page opened again, asks for the
// corrections that the app knows already.

// exercise 18.17 in CorrectionDesk.swift
/// Corrects what the stations measure: each thermometer is wrong in its own way.
public final class CorrectionDesk {
  private let ask: (String) -> Observable<Int>

  /// Creates a desk.
  public init(ask: @escaping (String) -> Observable<Int>) {
    self.ask = ask
  }

  /// How many degrees to add to what a station measures.
  func correction(of station: String) -> Observable<Int> {
    ask(station)
  }
}
// end 18.17

// exercise 18.17 in StationRound.swift
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
let known = BehaviorRelay<[String: Int]>(value: [:])
func correction(of station: String) -> Observable<Int> {
  if let degrees = known.value[station] { return .just(degrees) }
  return desk.correction(of: station)
    .do(onNext: { degrees in known.accept(known.value.merging([station: degrees]) { $1 }) })
}
let round =
  measurements
  .flatMap { measurement in
    correction(of: measurement.station)
      .map { degrees in
        Measurement(station: measurement.station, degrees: measurement.degrees + degrees)
      }
  }
// end 18.17
