// Work that is enqueued when nothing runs is put in line, and never run.

// exercise 5.7
guard !isRunning else { return action() }
isRunning = true
defer { isRunning = false }
let result = action()
while let work = waiting.removeFirst() {
  if work.takeTurn() { waiting.append(work) }
}
return result
// end 5.7

// exercise 5.7
waiting.append(work)
// end 5.7
