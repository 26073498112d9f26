// Two alarms; when the source was quiet, the other alarm stays set, and cuts the next array.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: self.lock.withLock { if sent == self.sent { self.sendGathered() } }
self.lock.withLock { self.sendGathered() }

// instead of: late.turnOff()
// end 13.13
