// The events are held back until `subscribe` has something to return, and then nobody sends them.

// exercise 4.3
let subscription = Subscription(observer)
var early: [Event<Element>] = []
subscription.keep(source(AnyObserver { early.append($0) }))
return subscription
// end 4.3
