// An enum says what waits, and a sampler that has completed is disposed at once.

// exercise 8.8
private enum Waiting {
  case nothing
  case element(Observer.Element)
}

private var waiting = Waiting.nothing

override func sourceSent(_ element: Observer.Element) {
  let before = waiting
  waiting = .element(element)
  withExtendedLifetime(before) {}
}

override func sourceCompleted() {
  sourceSubscription.dispose()
}

override func otherSent(_ element: Tick) {
  sendWhatWaits()
}

override func otherCompleted() {
  otherSubscription.dispose()
  sendWhatWaits()
}

private func sendWhatWaits() {
  let taken = waiting
  waiting = .nothing
  if case .element(let element) = taken {
    forwardNext(element)
  } else if let defaultValue {
    forwardNext(defaultValue)
  }
  if sourceSubscription.isDisposed { complete() }
}
// end 8.8
