// The part keeps all elements, and gives the last one.

// exercise 8.4
if gaps == 0 {
  .sendResult
} else if living == 1 {
  .complete
} else {
  .wait
}
// end 8.4

// exercise 8.4
override func tellEnd(_ error: Swift.Error?) {
  lock.withLock {
    if !cancel.isDisposed { super.tellEnd(error) }
  }
}
// end 8.4

// exercise 8.4
/// Puts an element that has come into its part, and does what the rule says.
private func put<Element>(_ element: Element, into part: Part<Element>) {
  guard !isDisposed else { return }
  parts.put(element, into: part)
  switch rule.step(gaps: parts.gaps, living: living) {
  case .wait: break
  case .sendResult: sendResult()
  case .complete: complete()
  }
}

/// Makes a result and sends it.
private func sendResult() {
  do {
    forwardNext(try makeResult(parts))
  } catch {
    fail(with: error)
  }
}

/// Is called when the source of a part has completed.
private func countOff(_ part: AnyPart) {
  living -= 1
  if living == 0 {
    complete()
  } else {
    part.subscription.dispose()
  }
}
// end 8.4

// exercise 8.4
private var elements: [Element] = []

override func keep(_ element: Element) {
  elements.append(element)
}

override func give() throws -> Element {
  guard !elements.isEmpty else { throw NothingToGive() }
  return elements[elements.count - 1]
}
// end 8.4
