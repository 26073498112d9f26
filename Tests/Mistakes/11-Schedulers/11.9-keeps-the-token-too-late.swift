// Stores the token of the turns last, which replaces that of newer turns.

// exercise 11.9
// instead of: let turns = SingleAssignmentDisposable()
// instead of: delivery.disposable = turns
// instead of: turns.setDisposable(
// instead of: scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.deliverOne(), !self.isDisposed { recurse(()) }
// instead of: }
// instead of: )
delivery.disposable = scheduler.scheduleRecursive(()) { _, recurse in
  if self.deliverOne() { recurse(()) }
}
// end 11.9
