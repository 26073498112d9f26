// In its first turn, hands the generator to the trampoline of that thread.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
schedule(()) { _ in
  Trampoline.current.enqueue(generator)
  return Disposables.create()
}
// end 11.8
