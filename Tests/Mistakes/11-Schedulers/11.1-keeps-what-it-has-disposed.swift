// Disposes what the work returned, once, and keeps it for as long as the token lives.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: private let state: Lock<State>
private let kept = Lock<Disposable?>(nil)
private let state: Lock<State>
// instead of: state = .done(result)
state = .done(result)
kept.withLock { $0 = result }
// end 11.1
