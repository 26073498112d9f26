// Draws on a concurrent queue, where no chart waits for another.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
// end 18.11
