// Work that wants another turn gets in line where it was when its turn began, before what this turn
// has enqueued, and not at the back (`of(1, 2)` whose observer subscribes to `of(10)` at the 1: 1,
// 2, 10, where it should be 1, 10, 2).

// exercise 5.7
// instead of: if work.takeTurn() { waiting.append(work) }
let older = waiting.count
guard work.takeTurn() else { continue }
var line = Queue<TrampolineWork>()
for _ in 0..<older {
  if let other = waiting.removeFirst() { line.append(other) }
}
line.append(work)
while let newer = waiting.removeFirst() { line.append(newer) }
waiting = line
// end 5.7
