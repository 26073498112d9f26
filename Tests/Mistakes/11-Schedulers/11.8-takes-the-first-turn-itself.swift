// Takes the first turn inside `subscribe`, on the thread of the subscriber.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
guard generator.takeTurn() else { return Disposables.create() }
return scheduleRecursive(()) { _, recurse in
// end 11.8
