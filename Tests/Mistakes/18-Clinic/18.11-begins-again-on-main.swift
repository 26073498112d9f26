// Reads the archive on a queue, and comes back for the drawing.

// exercise 18.11
// instead of: .catchAndReturn(.nothing)
.catchAndReturn(.nothing)
  .subscribe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .observe(on: MainScheduler.instance)

// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// end 18.11
