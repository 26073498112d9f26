// Draws on a concurrent queue, which starts no chart before it has drawn the one before.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
// end 18.11
