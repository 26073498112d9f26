// Sends all elements in one turn, and lets nobody else have one.

// exercise 11.8
return (sink, scheduler.scheduleTurns(of: sink))
// end 11.8

// exercise 11.8
schedule(()) {
  while generator.takeTurn() {}
  return Disposables.create()
}
// end 11.8
