// Asks for the correction of a station while it measures.

// exercise 18.17
// instead of: private func correction(of station: String) -> Observable<Int> {
// instead of: if let degrees = known[station] { return .just(degrees) }
// instead of: return ask(station).do(onNext: { [weak self] degrees in self?.known[station] = degrees })
// instead of: }
func correction(of station: String) -> Observable<Int> {
  if let degrees = known[station] { return .just(degrees) }
  return ask(station).do(onNext: { [weak self] degrees in self?.known[station] = degrees })
}
// instead of: measure(station).map { degrees in Measurement(station: station, degrees: degrees) }
Observable.zip(measure(station), desk.correction(of: station)) { degrees, correction in
  Measurement(station: station, degrees: degrees + correction)
}
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round =
  measurements
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
