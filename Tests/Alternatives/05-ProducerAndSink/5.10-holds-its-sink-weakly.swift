// The closure's observer holds the sink weakly; the disposer keeps it while it is needed.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let subscription = source(AnyObserver<Element> { [weak sink] event in sink?.on(event) })
return withExtendedLifetime(sink) { (sink, subscription) }
// end 5.10
