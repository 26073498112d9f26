// Gives the turns in a `defer`; work that need not wait takes its first turn as an action.

// exercise 5.7
if isRunning { return action() }
isRunning = true
defer {
  while let work = waiting.removeFirst() {
    if work.takeTurn() { waiting.append(work) }
  }
  isRunning = false
}
return action()
// end 5.7

// exercise 5.7
guard !isRunning else { return waiting.append(work) }
run {
  if work.takeTurn() { waiting.append(work) }
}
// end 5.7
