// Leaves out a number whose correction has failed, and says nothing about it.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round =
  measurements.flatMap { measurement in desk.correct(measurement).catch { _ in .empty() } }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
