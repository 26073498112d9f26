// The subscriber gets what the source returned: disposing it silences nobody.

// exercise 4.3
let subscription = Subscription(observer)
let token = source(AnyObserver(subscription))
subscription.keep(token)
return token
// end 4.3
