// Each turn is taken in a `run` that is called from the one before, so the stack grows.

// exercise 5.7
// instead of: defer { isRunning = false }
// instead of: let result = action()
// instead of: while let work = waiting.removeFirst() {
// instead of: if work.takeTurn() { waiting.append(work) }
// instead of: }
let result = action()
isRunning = false
if let work = waiting.removeFirst() {
  run {
    if work.takeTurn() { waiting.append(work) }
  }
}
// end 5.7
