// Even if it was never paused, what falls due while another piece runs gets in line.

// exercise 11.13
// instead of: guard isPaused || phase == .catchingUp else { return false }
guard isPaused || phase == .catchingUp else {
  phase = .catchingUp
  return false
}
// instead of: if !hasToWait { work.run() }
if !hasToWait {
  work.run()
  if line.withLock({ $0.goesOn() }) { scheduleTurns() }
}
// instead of: package func resume() {
// instead of: guard line.withLock({ $0.resume() }) else { return }
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
// instead of: }
package func resume() {
  if line.withLock({ $0.resume() }) { scheduleTurns() }
}

private func scheduleTurns() {
  _ = scheduler.scheduleRecursive(()) { _, recurse in
    if self.runOne() { recurse(()) }
  }
}
// end 11.13
