// What the closure returned is forgotten, and never disposed.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
_ = source(AnyObserver(sink))
return (sink, Disposables.create())
// end 5.10
