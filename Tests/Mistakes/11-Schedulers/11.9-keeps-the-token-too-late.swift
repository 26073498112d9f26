// Stores the token of the turns last, which replaces that of newer turns.

// exercise 11.9
let isFirst = line.withLock { line in
  guard line.end == nil else { return false }
  change(&line)
  let before = line.phase
  line.phase = .delivering
  return before == .idle
}
guard isFirst else { return }
delivery.disposable = scheduler.scheduleRecursive(()) { _, recurse in
  if self.deliverOne() { recurse(()) }
}
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
