// The source talks to the observer itself, so the guard never sees an event.

// exercise 4.3
let subscription = Subscription(observer)
subscription.keep(source(AnyObserver(observer)))
return subscription
// end 4.3
