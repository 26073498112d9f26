// It notes that it has heard one, and hears no more; but the chain runs on, and nobody can end it.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
var isWaiting = true
_ = reports.subscribe(onNext: { report in
  guard isWaiting else { return }
  isWaiting = false
  hear(report)
})
// end 5.11
