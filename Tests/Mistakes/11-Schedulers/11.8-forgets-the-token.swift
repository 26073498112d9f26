// Gives the sink its turns, and throws their token away.

// exercise 11.8
_ = scheduler.scheduleTurns(of: sink)
return (sink, Disposables.create())
// end 11.8

// exercise 11.8
scheduleRecursive(()) { _, recurse in
  if generator.takeTurn() { recurse(()) }
}
// end 11.8
