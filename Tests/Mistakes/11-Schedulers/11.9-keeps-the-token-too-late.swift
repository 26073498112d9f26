// The token of the turns takes its place last, and pushes out that of newer turns.

// exercise 11.9
guard !isDisposed, enqueue(event) else { return }
delivery.disposable = scheduler.scheduleRecursive(()) { _, recurse in
  if self.deliverOne() { recurse(()) }
}
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
guard !isDisposed, let event = line.withLock({ $0.waiting.removeFirst() }) else { return false }
forwardOn(event)
if event.isStopEvent { dispose() }
return line.withLock { line in
  guard line.waiting.isEmpty else { return true }
  if line.phase == .delivering { line.phase = .idle }
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
