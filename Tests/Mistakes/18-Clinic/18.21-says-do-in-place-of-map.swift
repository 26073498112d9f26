// Calls the side effect by its name, but still has it for each subscriber.

// exercise 18.21
questions = button.rx.tap
  .map { [field] in field.text ?? "" }
  .do(onNext: report)
// end 18.21
