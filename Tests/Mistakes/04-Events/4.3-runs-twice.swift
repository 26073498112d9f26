// The source is run to see what it returns, and once more for the subscriber.

// exercise 4.3
let subscription = Subscription(observer)
_ = source(AnyObserver { _ in })
subscription.keep(source(AnyObserver(subscription)))
return subscription
// end 4.3
