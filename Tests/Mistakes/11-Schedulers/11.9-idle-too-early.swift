// Says that nobody is delivering before the delivery is over, so that a second one begins.

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
guard !isDisposed else { return false }
let (event, isLast): (Event<Observer.Element>?, Bool) = line.withLock { line in
  let event = line.waiting.removeFirst()
  if line.waiting.isEmpty, line.phase == .delivering { line.phase = .idle }
  return (event, line.waiting.isEmpty)
}
guard let event else { return false }
forwardOn(event)
if event.isStopEvent { dispose() }
return !isLast
// end 11.9

// exercise 11.9
guard !isDisposed else { return }
scheduler.perform(Hop(event, to: self))
// end 11.9

// exercise 11.9
forwardOn(event)
if event.isStopEvent { dispose() }
// end 11.9
