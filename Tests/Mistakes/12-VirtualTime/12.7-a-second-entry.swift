// Records the end of a subscription as another subscription.

// exercise 12.7
// instead of: let index = subscriptions.count
// instead of: subscriptions.append(Subscription(scheduler.clock))
let begin = scheduler.clock
subscriptions.append(Subscription(begin))
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
subscriptions.append(Subscription(begin, scheduler.clock))
// end 12.7
