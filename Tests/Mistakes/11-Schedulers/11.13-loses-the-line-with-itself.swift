// The turns of the line hold the scheduler weakly; what has waited is lost with it.

// exercise 11.13
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
_ = scheduler.scheduleRecursive(()) { [weak self] _, recurse in
  if self?.runOne() == true { recurse(()) }
}
// end 11.13
