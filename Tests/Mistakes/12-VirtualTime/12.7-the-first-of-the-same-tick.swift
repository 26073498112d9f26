// Looks for an open subscription that began at the same tick, which may be another one.

// exercise 12.7
// instead of: let index = subscriptions.count
// instead of: subscriptions.append(Subscription(scheduler.clock))
let open = Subscription(scheduler.clock)
subscriptions.append(open)
// end 12.7

// exercise 12.7
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
guard let index = subscriptions.firstIndex(of: open) else { return }
subscriptions[index] = Subscription(open.subscribe, scheduler.clock)
// end 12.7
