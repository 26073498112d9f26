// After each event it calls itself for the next, one frame deeper each time.

// exercise 4.8
// instead of: while let waiting = takeWaiting() {
// instead of: for event in waiting { send(event) }
// instead of: }
sendWaiting()

// instead of: private func send(_ event: Event<Element>) {
// instead of: // Asked for each time: the subscriber may have left in the meantime.
// instead of: guard let observer = state.withLock({ $0.observer }) else { return }
// instead of: observer.on(event)
// instead of: if event.isStopEvent { dispose() }
// instead of: }
private func send(_ event: Event<Element>) {
  // Asked for each time: the subscriber may have left in the meantime.
  guard let observer = state.withLock({ $0.observer }) else { return }
  observer.on(event)
  if event.isStopEvent { dispose() }
}

private func sendWaiting() {
  guard let waiting = takeWaiting() else { return }
  for event in waiting { send(event) }
  sendWaiting()
}
// end 4.8
