// A token is returned, and the source waits for a start that never comes.

// exercise 4.3
let subscription = Subscription(observer)
return subscription
// end 4.3
