// Shares the taps, but the closures below are still called for each subscriber.

// exercise 18.21
questions = button.rx.tap
  .asObservable()
  .share()
  .map { [field] in field.text ?? "" }
  .do(onNext: report)
// end 18.21
