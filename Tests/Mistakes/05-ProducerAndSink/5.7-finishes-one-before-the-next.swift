// Work that has begun is run to its end, and nobody else gets a turn meanwhile.

// exercise 5.7
guard !isRunning else { return action() }
isRunning = true
defer { isRunning = false }
let result = action()
while let work = waiting.removeFirst() {
  while work.takeTurn() {}
}
return result
// end 5.7

// exercise 5.7
run { waiting.append(work) }
// end 5.7
