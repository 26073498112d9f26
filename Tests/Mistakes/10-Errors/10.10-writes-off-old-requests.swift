// A request from before the breaker opened never counts again, not even when it has closed.

// exercise 10.10
// instead of: private let state = Lock(BreakerState.closed(failures: 0))
private let state = Lock(BreakerState.closed(failures: 0))
fileprivate let openings = Counter()
// end 10.10

// exercise 10.10
// instead of: state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
if failures + 1 >= limit { openings.add() }

// instead of: // Whoever raises it says how this request was over.
private let number: Int

// instead of: self.breaker = breaker
// instead of: super.init(observer: observer, cancel: cancel)
self.breaker = breaker
number = breaker.openings.count()
super.init(observer: observer, cancel: cancel)

// instead of: if isOver.raise() { breaker.note(outcome, of: role) }
guard isOver.raise() else { return }
if role == .trial || number == breaker.openings.count() { breaker.note(outcome, of: role) }
// end 10.10
