// The producer schedules the turns of its sink by itself.

// exercise 11.8
// instead of: return (sink, scheduler.scheduleTurns(of: sink))
let turns = scheduler.scheduleRecursive(sink) { sink, recurse in
  if sink.takeTurn() { recurse(sink) }
}
return (sink, turns)
// end 11.8
