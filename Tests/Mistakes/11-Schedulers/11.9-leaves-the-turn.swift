// Drops the token of the turns, so that they stay pending after `dispose()`.

// exercise 11.9
// instead of: let turns = SingleAssignmentDisposable()
// instead of: delivery.disposable = turns
// instead of: turns.setDisposable(
// instead of: scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.deliverOne(), !self.isDisposed { recurse(()) }
// instead of: }
// instead of: )
_ = scheduler.scheduleRecursive(()) { _, recurse in
  if self.deliverOne() { recurse(()) }
}
// end 11.9
