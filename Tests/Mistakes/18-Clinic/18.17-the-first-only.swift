// Drops each measurement that comes while another is being corrected.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round = measurements.flatMapFirst { measurement in desk.correct(measurement) }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
