// Holds a `Lock` while the observer is called, which may make the winner send again.

// exercise 8.7
// instead of: if sink.wins(number) { sink.forwardNext(element) }
if sink.wins(number) { sink.lock.withLock { _ in sink.forwardNext(element) } }

// instead of: private let winner = Word(nobody)
private let winner = Word(nobody)
fileprivate let lock = Lock(())
// end 8.7
