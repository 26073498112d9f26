// It is right for a call within a call, and not for a third one within that.

// exercise 6.14
// instead of: private var isAsking = false
private var depth = 0

// instead of: waiting.append(element)
// instead of: // The condition may make the source send. What comes then waits until the condition returns.
// instead of: guard !isAsking else { return }
// instead of: isAsking = true
// instead of: while let element = waiting.removeFirst() { ask(about: element) }
// instead of: isAsking = false
// instead of: if hasCompleted, !isDisposed { sendRun() }
guard depth < 2 else { return ask(about: element) }
guard depth == 0 else { return waiting.append(element) }
depth += 1
ask(about: element)
while let element = waiting.removeFirst() {
  depth = 2
  ask(about: element)
}
depth = 0
if hasCompleted, !isDisposed { sendRun() }

// instead of: if !isAsking { sendRun() }
if depth == 0 { sendRun() }
// end 6.14
