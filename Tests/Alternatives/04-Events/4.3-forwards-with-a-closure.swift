// A closure that forwards to the guard is what the source talks to, and each step has a name.

// exercise 4.3
let guarded = Subscription(observer)
let forwarding = AnyObserver<Element> { event in guarded.on(event) }
let resource = source(forwarding)
guarded.keep(resource)
return guarded
// end 4.3
