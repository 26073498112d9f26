// The end is noted in the first entry that has none, whoever's it is.

// exercise 12.7
// instead of: let index = subscriptions.count
// instead of: subscriptions.append(Subscription(scheduler.clock))
subscriptions.append(Subscription(scheduler.clock))
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
guard let index = subscriptions.firstIndex(where: { $0.unsubscribe == .max }) else { return }
subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
// end 12.7
