// Lets another queue wait for the workshop, so that charts and exports still take turns.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .observe(on: Workshop.shared)
// end 18.11
