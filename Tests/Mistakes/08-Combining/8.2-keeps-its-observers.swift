// The sink keeps the observers of its sources, and each of them keeps the sink.

// exercise 8.2
// instead of: private let expected = Counter()
private let expected = Counter()
private let observers = Lock([AnyObject]())
// instead of: MergeObserver(sink: self).listen(to: source)
let observer = MergeObserver(sink: self)
observers.withLock { $0.append(observer) }
observer.listen(to: source)
// end 8.2
