// Holds a lock while it sends a hop, which arrives at once on main.

// exercise 11.9
// instead of: private let scheduler: SerialDispatchQueueScheduler
private let order = Lock(())
private let scheduler: SerialDispatchQueueScheduler
// instead of: scheduler.perform(hop)
order.withLock { _ in scheduler.perform(hop) }
// end 11.9
