// A token is returned, but the source is never run.

// exercise 4.3
let subscription = Subscription(observer)
return subscription
// end 4.3
