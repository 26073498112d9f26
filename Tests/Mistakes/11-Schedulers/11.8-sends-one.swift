// Gives the generator one turn, and ignores its answer.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
schedule(()) {
  _ = generator.takeTurn()
  return Disposables.create()
}
// end 11.8
