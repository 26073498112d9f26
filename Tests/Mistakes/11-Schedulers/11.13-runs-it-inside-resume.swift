// `resume()` runs what has waited, on whichever thread it is called.

// exercise 11.13
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
while runOne() {}
// end 11.13
