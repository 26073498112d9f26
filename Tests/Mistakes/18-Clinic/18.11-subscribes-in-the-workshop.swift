// Subscribes in the workshop. A tap comes on main, wherever the button was subscribed to.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
.subscribe(on: Workshop.shared)
// end 18.11
