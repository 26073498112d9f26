// When the longest wait is over the array is sent, and the alarm of the silence stays set.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: self.lock.withLock { if sent == self.sent { self.sendGathered() } }
self.lock.withLock {
  guard sent == self.sent else { return }
  let array = self.gathered
  self.gathered = []
  self.sent += 1
  if !array.isEmpty { self.forwardNext(array) }
}
// end 13.13
