// Notes that the line is served when the first turn comes: until then each event schedules turns.
// Changes: 11.9-a-line-of-events.swift

// exercise 11.9
// instead of: guard !isDisposed, let event = line.withLock({ $0.events.removeFirst() }) else { return false }
let next = line.withLock { line in
  line.isServed = true
  return line.events.removeFirst()
}
guard !isDisposed, let event = next else { return false }
// instead of: defer { line.isServed = true }
// end 11.9
