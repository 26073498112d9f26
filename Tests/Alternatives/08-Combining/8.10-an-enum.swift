// The gate is an enum, and the other source is disposed as after its completion.

// exercise 8.10
private enum Gate {
  case closed, open
}

private var gate = Gate.closed

override func sourceSent(_ element: Observer.Element) {
  guard gate == .open else { return }
  forwardNext(element)
}

override func sourceCompleted() {
  switch gate {
  case .closed: dispose()
  case .open: super.sourceCompleted()
  }
}

override func otherSent(_ element: Other) {
  gate = .open
  otherCompleted()
}
// end 8.10
