// Keeps all elements, and tells the last of them.

// exercise 7.9
private var all: [Element] = []

override var passesElementsOn: Bool { false }

override func note(_ element: inout Element) {
  all.append(element)
}

override func past(before end: End?) -> [Element] {
  guard case .completed = end else { return [] }
  return all.suffix(1)
}
// end 7.9
