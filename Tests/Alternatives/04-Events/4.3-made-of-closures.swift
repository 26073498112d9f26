// The observer is hidden by a closure, and everything is done on the way out.

// exercise 4.3
let guardian = Subscription(observer.asObserver())
let talk = AnyObserver<Element>(eventHandler: guardian.on)
defer { guardian.keep(source(talk)) }
return guardian
// end 4.3
