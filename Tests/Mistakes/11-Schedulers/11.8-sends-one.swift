// Gives the generator one turn, and ignores its answer.

// exercise 11.8
return (sink, scheduler.scheduleTurns(of: sink))
// end 11.8

// exercise 11.8
schedule(()) {
  _ = generator.takeTurn()
  return Disposables.create()
}
// end 11.8
