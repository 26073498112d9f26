// Every `run` empties the queue, even one inside another, before the outer action is over.

// exercise 5.7
let wasRunning = isRunning
isRunning = true
defer { isRunning = wasRunning }
let result = action()
while let work = waiting.removeFirst() {
  if work.takeTurn() { waiting.append(work) }
}
return result
// end 5.7

// exercise 5.7
run { waiting.append(work) }
// end 5.7
