// Schedules a turn for each element, even on schedulers that keep no order.

// exercise 11.9
line.withLock { line in
  guard line.end == nil else { return }
  change(&line)
}
_ = scheduler.schedule(()) { _ in
  _ = self.deliverOne()
  return Disposables.create()
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
