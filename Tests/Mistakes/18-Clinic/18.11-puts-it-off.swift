// Goes to the workshop in the next turn of main: the finger is up, and then the screen freezes.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.observe(on: MainScheduler.asyncInstance)
  .observe(on: Workshop.shared)
// end 18.11
