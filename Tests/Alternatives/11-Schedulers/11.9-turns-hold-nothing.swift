// The turns hold the sink weakly, which its own token keeps.

// exercise 11.9
// instead of: turns.setDisposable(
// instead of: scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.deliverOne() { recurse(()) }
// instead of: }
// instead of: )
turns.setDisposable(
  scheduler.scheduleRecursive(()) { [weak self] _, recurse in
    if self?.deliverOne() == true { recurse(()) }
  }
)
// end 11.9
