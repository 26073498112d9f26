// Asks for turns of the generator without `scheduleRecursive`.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
let turns = Turns<TrampolineWork> { generator, turns in
  if generator.takeTurn() { turns.request(generator, on: self) }
}
turns.request(generator, on: self)
return turns
// end 11.8
