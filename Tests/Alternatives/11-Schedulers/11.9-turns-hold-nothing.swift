// The turns hold the sink weakly, which its own token keeps.

// exercise 11.9
// instead of: scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.deliverOne(), !self.isDisposed { recurse(()) }
// instead of: }
scheduler.scheduleRecursive(()) { [weak self] _, recurse in
  if self?.deliverOne() == true { recurse(()) }
}
// end 11.9
