// A ring of the silence asks whether its array is still gathered, but not whether another element has
// started the silence over while it waited for the lock.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: self.lock.withLock { if (came, sent) == (self.came, self.sent) { self.sendGathered() } }
_ = came
self.lock.withLock { if sent == self.sent { self.sendGathered() } }
// end 13.13
