// Stops the spinner as soon as there is a row.

// exercise 18.17
// instead of: .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
.do(onNext: { [rows, isSpinning] corrected in
  rows.accept(rows.value + [corrected.row])
  isSpinning.accept(false)
})
// end 18.17
