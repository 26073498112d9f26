// Sends the first element together with the second, in one turn.

// exercise 11.8
// instead of: return (sink, scheduler.scheduleTurns(of: sink))
let turns = scheduler.scheduleRecursive(true) { isFirst, recurse in
  if isFirst, !sink.takeTurn() { return }
  if sink.takeTurn() { recurse(false) }
}
return (sink, turns)
// end 11.8
