// `halfOpen()` changes the state of every breaker, even one that is closed or has a trial running.

// exercise 10.10
// instead of: state.withLock { state in
// instead of: if case .open = state { state = .halfOpen }
// instead of: }
state.withLock { $0 = .halfOpen }
// end 10.10
