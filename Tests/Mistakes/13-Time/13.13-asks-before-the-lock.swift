// A ring asks whether it still counts, and takes the lock afterwards.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: self.lock.withLock { if (came, sent) == (self.came, self.sent) { self.sendGathered() } }
guard (came, sent) == (self.came, self.sent) else { return }
self.lock.withLock { self.sendGathered() }

// instead of: self.lock.withLock { if sent == self.sent { self.sendGathered() } }
guard sent == self.sent else { return }
self.lock.withLock { self.sendGathered() }
// end 13.13
