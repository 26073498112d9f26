// If the source completes while the condition is asked, the run is sent before the answer.

// exercise 6.14
// instead of: if !isAsking { sendRun() }
sendRun()

// instead of: while let element = waiting.removeFirst() { ask(about: element) }
while let element = waiting.removeFirst() {
  run.append(element)
  ask(about: element)
}

// instead of: if hasCompleted, !isDisposed { sendRun() }

// instead of: if try predicate(element) { run.append(element) } else { run = [] }
if try !predicate(element) { run = [] }
// end 6.14
