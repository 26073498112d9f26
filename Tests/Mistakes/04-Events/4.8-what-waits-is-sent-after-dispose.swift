// What waits is sent without asking again whether the subscriber is still there.

// exercise 4.8
// instead of: send(event)
// instead of: while let waiting = takeWaiting() {
// instead of: for event in waiting { send(event) }
// instead of: }
guard let observer = state.withLock({ $0.observer }) else { return }
send(event, to: observer)
while let waiting = takeWaiting() {
  for event in waiting { send(event, to: observer) }
}

// instead of: private func send(_ event: Event<Element>) {
// instead of: // Asked for each time: the subscriber may have left in the meantime.
// instead of: guard let observer = state.withLock({ $0.observer }) else { return }
// instead of: observer.on(event)
// instead of: if event.isStopEvent { dispose() }
// instead of: }
private func send(_ event: Event<Element>, to observer: Observer) {
  observer.on(event)
  if event.isStopEvent { dispose() }
}
// end 4.8
