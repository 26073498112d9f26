// Schedules a turn for each piece in `resume()`: with several threads below, two pieces run at once.

// exercise 11.13
// instead of: mutating func resume() -> Bool {
// instead of: isPaused = false
// instead of: guard phase == .idle, !waiting.isEmpty else { return false }
// instead of: phase = .catchingUp
// instead of: return true
// instead of: }
mutating func resume() -> Int {
  isPaused = false
  guard phase == .idle, !waiting.isEmpty else { return 0 }
  phase = .catchingUp
  return waiting.count
}

// instead of: guard line.withLock({ $0.resume() }) else { return }
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
let turns = line.withLock { $0.resume() }
for number in 0..<turns {
  _ = scheduler.scheduleRecursive(()) { _, recurse in
    if self.runOne(), number == turns - 1 { recurse(()) }
  }
}
// end 11.13
