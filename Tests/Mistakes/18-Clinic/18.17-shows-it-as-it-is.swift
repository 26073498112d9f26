// Shows a number without its correction when there is none, as if it were right.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round =
  measurements.flatMap { measurement in desk.correct(measurement).catchAndReturn(measurement) }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
