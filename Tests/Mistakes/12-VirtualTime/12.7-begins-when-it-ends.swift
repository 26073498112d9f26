// Reads the tick at which the subscription began only when it ends.

// exercise 12.7
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
subscriptions[index] = Subscription(scheduler.clock, scheduler.clock)
// end 12.7
