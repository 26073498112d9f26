// Leaves main right after the tap, and starts the spinner off main.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// instead of: .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
.map { reading in reading.degrees.map(draw) ?? Self.noArchive }

  // instead of: .do(onNext: { [spinner] _ in spinner.isAnimating = true })
  .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .do(onNext: { [spinner] _ in spinner.isAnimating = true })
// end 18.11
