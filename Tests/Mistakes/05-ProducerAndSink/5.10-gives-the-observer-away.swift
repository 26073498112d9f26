// The closure is given the observer itself, with nothing in between.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
return (sink, source(AnyObserver(observer)))
// end 5.10
