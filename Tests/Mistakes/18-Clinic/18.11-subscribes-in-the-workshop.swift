// Subscribes in the workshop, where the archive is then read; main waits for both.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.subscribe(on: Workshop.shared)
// end 18.11
