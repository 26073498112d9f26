// Looks whether the line is empty, and goes idle afterwards: what got in line in between is stuck.

// exercise 11.9
let isFirst = line.withLock { line in
  guard line.end == nil else { return false }
  change(&line)
  let before = line.phase
  line.phase = .delivering
  return before == .idle
}
guard isFirst else { return }
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
let isOver = line.withLock { $0.waiting.isEmpty && $0.end == nil }
if isOver { line.withLock { $0.phase = .idle } }
return !isOver
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
