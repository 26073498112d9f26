// Takes the first turn inside `subscribe`, on the thread of the subscriber.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
guard generator.takeTurn() else { return Disposables.create() }
return scheduleRecursive(()) { _, recurse in
  if generator.takeTurn() { recurse(()) }
}
// end 11.8
