// The token looks for the last open subscription that began at its tick: of two that began at one
// tick, the second is recorded as ended if the first is disposed before it.

// exercise 12.7
// instead of: let index = subscriptions.count
// instead of: subscriptions.append(Subscription(scheduler.clock))
let open = Subscription(scheduler.clock)
subscriptions.append(open)
// end 12.7

// exercise 12.7
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
guard let index = subscriptions.lastIndex(of: open) else { return }
subscriptions[index] = Subscription(open.subscribe, scheduler.clock)
// end 12.7
