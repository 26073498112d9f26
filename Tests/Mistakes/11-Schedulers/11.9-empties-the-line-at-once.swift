// Tells all that waits in one turn.

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
  guard before != .closing else { return false }
  line.waiting.append(event)
  line.phase = event.isStopEvent ? .closing : .delivering
  return before == .idle
}
// end 11.9

// exercise 11.9
while !isDisposed, let event = line.withLock({ $0.waiting.removeFirst() }) {
  forwardOn(event)
  if event.isStopEvent { dispose() }
}
line.withLock { line in
  if line.phase == .delivering { line.phase = .idle }
}
return false
// end 11.9

// exercise 11.9
guard !isDisposed else { return }
scheduler.perform(Hop(event, to: self))
// end 11.9

// exercise 11.9
forwardOn(event)
if event.isStopEvent { dispose() }
// end 11.9
