// Has what was recorded in a relay, which each action extends.

// exercise 17.9
// instead of: // Guards what was recorded.
// instead of: private let recorded = Lock<[Action]>([])
private let recorded = BehaviorRelay<[Action]>(value: [])
// instead of: recorded.withLock { $0 }
recorded.value
// instead of: recorded.withLock { $0.append(action) }
recorded.accept(recorded.value + [action])
// end 17.9
