// Shows that a correction has failed, and goes on with the round.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round =
  measurements
  .flatMap { [notice] measurement in
    desk.correct(measurement)
      .catch { error in
        notice.accept("That did not work: \(error).")
        return .empty()
      }
  }
  .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
// end 18.17
