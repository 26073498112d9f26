// The sink keeps the observer of the other source, which keeps the sink.

// exercise 8.6
// instead of: private let lock = RecursiveLock()
private let lock = RecursiveLock()
private let kept = Lock([AnyObject]())
// instead of: otherSubscription.setDisposable(other.subscribe(OtherObserver(sink: self)))
let observer = OtherObserver(sink: self)
kept.withLock { $0.append(observer) }
otherSubscription.setDisposable(other.subscribe(observer))
// end 8.6
