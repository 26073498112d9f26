// Corrects the newest measurement only: it cancels the correction before.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round = measurements.flatMapLatest { measurement in desk.correct(measurement) }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
