// A ring of the longest wait asks nothing: it sends what has begun while it waited for the lock.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: late.set(after: times.longestWait) { [sent] in
// instead of: self.lock.withLock { if sent == self.sent { self.sendGathered() } }
// instead of: }
late.set(after: times.longestWait) { self.lock.withLock { self.sendGathered() } }
// end 13.13
