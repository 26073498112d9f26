// Leaves main right after the tap, and starts the spinner off main.

// exercise 18.11
// instead of: readings
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
readings

  // instead of: .do(onNext: { [spinner] _ in spinner.isAnimating = true })
  .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .do(onNext: { [spinner] _ in spinner.isAnimating = true })
// end 18.11
