// A correction is remembered only when a round is complete: after a round that has failed, what was
// answered in it is asked for again.

// exercise 18.17
// instead of: private var known: [String: Int] = [:]
private var known: [String: Int] = [:]
private var fresh: [String: Int] = [:]

/// Remembers the answers of a round.
func remember() {
  known.merge(fresh) { _, new in new }
}
// instead of: return ask(station).do(onNext: { [weak self] degrees in self?.known[station] = degrees })
return ask(station).do(onNext: { [weak self] degrees in self?.fresh[station] = degrees })
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let round = measurements.flatMap { measurement in desk.correct(measurement) }
  .do(
    onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) },
    onCompleted: { desk.remember() }
  )
// end 18.17
