// Looks whether somebody delivers the line, and puts the element in it afterwards: meanwhile that
// delivery may have ended, and the element is stuck.

// exercise 11.9
let isFirst = line.withLock { $0.phase == .idle }
let isOpen = line.withLock { line in
  guard line.end == nil else { return false }
  change(&line)
  line.phase = .delivering
  return true
}
guard isFirst, isOpen else { return }
// Stored before the turns are scheduled: they may be over, and others begun, in that call.
let turns = SingleAssignmentDisposable()
delivery.disposable = turns
turns.setDisposable(
  scheduler.scheduleRecursive(()) { _, recurse in
    if self.deliverOne() { recurse(()) }
  }
)
// end 11.9

// exercise 11.9
guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
  end()
  return false
}
forwardNext(element)
return line.withLock { line in
  guard line.waiting.isEmpty, line.end == nil else { return true }
  line.phase = .idle
  return false
}
// end 11.9

// exercise 11.9
guard !isDisposed else { return }
scheduler.perform(hop)
// end 11.9

// exercise 11.9
sink.forwardNext(element)
// end 11.9

// exercise 11.9
if let error { sink.fail(with: error) } else { sink.complete() }
// end 11.9
