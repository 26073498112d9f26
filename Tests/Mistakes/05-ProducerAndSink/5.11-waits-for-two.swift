// Lets the chain end with the second report only.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
_ = reports.take(2).subscribe(onNext: hear)
// end 5.11
