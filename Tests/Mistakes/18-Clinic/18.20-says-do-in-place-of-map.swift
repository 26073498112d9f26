// Calls the side effect by its name, and does it for each subscriber as before.

// exercise 18.20
questions = button.rx.tap
  .map { [field] in field.text ?? "" }
  .do(onNext: report)
// end 18.20
