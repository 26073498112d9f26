// Two alarms under a lock, and no ring asks whether it still counts.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: self.lock.withLock { if (came, sent) == (self.came, self.sent) { self.sendGathered() } }
self.lock.withLock { self.sendGathered() }

// instead of: self.lock.withLock { if sent == self.sent { self.sendGathered() } }
self.lock.withLock { self.sendGathered() }
// end 13.13
