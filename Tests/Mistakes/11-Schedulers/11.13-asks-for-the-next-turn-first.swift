// Asks for the next turn before it runs a piece: with two threads below, two pieces run at once.

// exercise 11.13
// instead of: if self.runOne() { recurse(()) }
self.runOne { recurse(()) }
// instead of: private func runOne() -> Bool {
// instead of: let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
// instead of: guard let work else { return false }
// instead of: work.run()
// instead of: return line.withLock { $0.goesOn() }
// instead of: }
private func runOne(askForMore: () -> Void) {
  let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
  guard let work else { return }
  askForMore()
  work.run()
}
// end 11.13
