// Gives the corrections a bag that goes with the page; the spinner still does not wait for them.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
let corrections = DisposeBag()
let round = measurements.do(onNext: { [rows] measurement in
  desk.correct(measurement)
    .subscribe(onNext: { corrected in rows.accept(rows.value + [corrected.row]) })
    .disposed(by: corrections)
})
// end 18.17
