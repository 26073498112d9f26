// Takes the next work out before each round, and puts it back at once if it wants another turn.

// exercise 5.7
// instead of: while let work = waiting.removeFirst() {
// instead of: if work.takeTurn() { waiting.append(work) }
// instead of: }
var next = waiting.removeFirst()
while let work = next {
  let wantsMore = work.takeTurn()
  if wantsMore { waiting.append(work) }
  next = waiting.removeFirst()
}
// end 5.7
