// It remembers the trial, and so keeps its observer as long as the breaker lives.

// exercise 10.10
// instead of: private let limit: Int
private let limit: Int
fileprivate let trial = Lock<AnyObject?>(nil)

// instead of: return (sink, sink.run(source))
let subscription = sink.run(source)
if case .trial = role { breaker.trial.withLock { $0 = sink } }
return (sink, subscription)
// end 10.10
