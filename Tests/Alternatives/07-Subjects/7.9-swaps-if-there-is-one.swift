// Exchanges the two elements if there is one to exchange.

// exercise 7.9
private var last: Element?

override var passesElementsOn: Bool { false }

override func note(_ element: inout Element) {
  guard var old = last else { return last = element }
  swap(&old, &element)
  last = old
}

override func past(before end: End?) -> [Element] {
  switch end {
  case .completed: last.map { [$0] } ?? []
  case .failed, nil: []
  }
}
// end 7.9
