// Each turn returns the token of the next one, so that none is ever freed.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
schedule(()) { _ in
  generator.takeTurn() ? self.scheduleTurns(of: generator) : Disposables.create()
}
// end 11.8
