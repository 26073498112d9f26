// Who wants another turn gets in line at the end of the round.

// exercise 5.7
// instead of: while let work = waiting.removeFirst() {
// instead of: if work.takeTurn() { waiting.append(work) }
// instead of: }
while !waiting.isEmpty {
  var again: [TrampolineWork] = []
  for _ in 0..<waiting.count {
    guard let work = waiting.removeFirst() else { break }
    if work.takeTurn() { again.append(work) }
  }
  for work in again { waiting.append(work) }
}
// end 5.7
