// Names what the closure is given and what it returns.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let inside = AnyObserver(sink)
let subscription = source(inside)
return (sink, subscription)
// end 5.10
