// The source holds the guard weakly: drop the token, and the sequence falls silent.

// exercise 4.3
let subscription = Subscription(observer)
let weakly = AnyObserver<Element> { [weak subscription] event in subscription?.on(event) }
subscription.keep(source(weakly))
return subscription
// end 4.3
