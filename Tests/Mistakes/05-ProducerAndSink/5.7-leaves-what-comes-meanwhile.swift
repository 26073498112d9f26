// Works off what waits when the action is over, and leaves in the queue what is enqueued meanwhile.

// exercise 5.7
// instead of: while let work = waiting.removeFirst() {
// instead of: if work.takeTurn() { waiting.append(work) }
// instead of: }
for _ in 0..<waiting.count {
  guard let work = waiting.removeFirst() else { break }
  if work.takeTurn() { waiting.append(work) }
}
// end 5.7
