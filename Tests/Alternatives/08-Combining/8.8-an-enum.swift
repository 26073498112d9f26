// What waits is an enum, and a sampler that has completed ticks and is disposed.

// exercise 8.8
private enum Waiting {
  case nothing
  case element(Observer.Element)
}

private var waiting = Waiting.nothing

/// Whether the tick that is under way, or the next one, is the last.
private var isLastTick = false

override func sourceSent(_ element: Observer.Element) {
  waiting = .element(element)
}

override func sourceCompleted() {
  isLastTick = true
  sourceSubscription.dispose()
}

override func otherSent(_ element: Tick) {
  tick()
}

override func otherCompleted() {
  tick()
  super.otherCompleted()
}

private func tick() {
  let now = waiting
  waiting = .nothing
  switch (now, defaultValue) {
  case (.element(let element), _), (.nothing, let element?): forwardNext(element)
  case (.nothing, nil): break
  }
  if isLastTick { complete() }
}
// end 8.8
