// Work that wants another turn gets it from a call within the last one.

// exercise 5.7
// instead of: while let work = waiting.removeFirst() {
// instead of: if work.takeTurn() { waiting.append(work) }
// instead of: }
func empty() {
  while let work = waiting.removeFirst() {
    guard work.takeTurn() else { continue }
    waiting.append(work)
    empty()
  }
}
empty()
// end 5.7
