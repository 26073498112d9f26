// Has one inner sequence for each station, from the question to the corrected number.

// exercise 18.17
// instead of: let measurements = stations.flatMap { station in
// instead of: measure(station).map { degrees in Measurement(station: station, degrees: degrees) }
// instead of: }
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round =
  stations
  .map { station in
    measure(station)
      .map { degrees in Measurement(station: station, degrees: degrees) }
      .concatMap { measurement in desk.correct(measurement) }
  }
  .merge()
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
