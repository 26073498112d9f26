// The chain that waits for one report keeps the radio.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
_ =
  reports.take(1)
  .subscribe(onNext: { report in
    withExtendedLifetime(self) { hear(report) }
  })
// end 5.11
