// Keeps an element that came too early, and joins it when the second source sends.

// exercise 8.6
// instead of: private let latest = Slot<Second>()
private let latest = Slot<Second>()
private var early: Element?

// instead of: guard !latest.isEmpty else { return }
guard !latest.isEmpty else {
  early = element
  return
}

// instead of: latest.element = element
latest.element = element
if let early = early.take() { sourceSent(early) }
// end 8.6
