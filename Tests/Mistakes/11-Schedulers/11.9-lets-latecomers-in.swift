// Lets events in line behind the end, and keeps the source.

// exercise 11.9
guard !isDisposed, enqueue(event) else { return }
let turns = SingleAssignmentDisposable()
delivery.disposable = turns
turns.setDisposable(
  scheduler.scheduleRecursive(()) { _, recurse in
    if self.deliverOne() { recurse(()) }
  }
)
// end 11.9

// exercise 11.9
line.withLock { line in
  let before = line.phase
  line.waiting.append(event)
  line.phase = .delivering
  return before == .idle
}
// end 11.9

// exercise 11.9
guard !isDisposed, let event = line.withLock({ $0.waiting.removeFirst() }) else { return false }
forwardOn(event)
return line.withLock { line in
  guard line.waiting.isEmpty else { return true }
  line.phase = .idle
  return false
}
// end 11.9

// exercise 11.9
guard !isDisposed else { return }
scheduler.perform(Hop(event, to: self))
// end 11.9

// exercise 11.9
forwardOn(event)
if event.isStopEvent { dispose() }
// end 11.9
