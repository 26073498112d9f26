// Leaves main above `share`: now the summary is shown off main, too.

// exercise 18.11
// instead of: .share()
.observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .share()

// instead of: readings
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
readings
// end 18.11
