// Records when a subscription began, but not when it ended.

// exercise 12.7
// instead of: let index = subscriptions.count
// instead of: subscriptions.append(Subscription(scheduler.clock))
// instead of: return Disposables.create { [self] in
// instead of: end()
// instead of: subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
// instead of: }
subscriptions.append(Subscription(scheduler.clock))
return Disposables.create(with: end)
// end 12.7
