// Corrects one measurement after the other: a slow correction holds up all the others.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round = measurements.concatMap { measurement in desk.correct(measurement) }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
