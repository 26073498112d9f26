// Sends all elements in one turn, and lets nobody else have one.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
schedule(()) {
  while generator.takeTurn() {}
  return Disposables.create()
}
// end 11.8
