// The one report is put among those that the radio has heard as well.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
_ =
  reports.take(1)
  .subscribe(onNext: { [weak self] report in
    self?.heard.append(report)
    hear(report)
  })
// end 5.11
