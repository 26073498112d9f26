// When nothing is running, work takes its first turn outside of any run, and what it enqueues is
// done inside that turn.

// exercise 5.7
// instead of: run { waiting.append(work) }
if isRunning {
  waiting.append(work)
} else if work.takeTurn() {
  run { waiting.append(work) }
}
// end 5.7
