// The source talks to one guard, and the subscriber holds another.

// exercise 4.3
let subscription = Subscription(observer)
subscription.keep(source(AnyObserver(Subscription(observer))))
return subscription
// end 4.3
