// Shares, and drops repetitions: but a second question about the same city is a question, too.

// exercise 18.21
questions = button.rx.tap
  .map { [field] in field.text ?? "" }
  .distinctUntilChanged()
  .do(onNext: report)
  .share()
// end 18.21
