// The source runs, but what it returns is not handed to the subscription.

// exercise 4.3
let subscription = Subscription(observer)
_ = source(AnyObserver(subscription))
return subscription
// end 4.3
