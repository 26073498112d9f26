// Keeps the spinner from stopping too early: it never stops.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round = measurements.flatMap { measurement in desk.correct(measurement) }
  .concat(Observable.never())
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
