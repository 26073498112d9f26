// The sink keeps the observers of its sources, and each of them keeps the sink.

// exercise 8.7
// instead of: private let winner = Word(nobody)
private let winner = Word(nobody)
private let observers = Lock([AnyObject]())
// instead of: let observer = AmbObserver(sink: self, number: number)
let observer = AmbObserver(sink: self, number: number)
observers.withLock { $0.append(observer) }
// end 8.7
