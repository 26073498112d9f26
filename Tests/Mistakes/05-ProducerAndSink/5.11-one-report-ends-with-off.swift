// Waiting for one report turns the radio off.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
turnOff()
_ = reports.take(1).subscribe(onNext: hear)
// end 5.11
