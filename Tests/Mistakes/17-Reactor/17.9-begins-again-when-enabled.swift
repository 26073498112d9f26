// Forgets the stub when it is enabled: what the test has set before is lost.

// exercise 17.9
// instead of: set { standIn.withLock { $0.isEnabled = newValue } }
set { standIn.withLock { $0 = StandIn(isEnabled: newValue) } }
// end 17.9
