// Each turn returns the token of the next one, so that none is ever freed.

// exercise 11.8
return (sink, scheduler.scheduleTurns(of: sink))
// end 11.8

// exercise 11.8
schedule(()) { _ in
  generator.takeTurn() ? self.scheduleTurns(of: generator) : Disposables.create()
}
// end 11.8
