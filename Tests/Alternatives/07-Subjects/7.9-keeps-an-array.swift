// Keeps an array of at most one element.

// exercise 7.9
private var kept: [Element] = []

override func note(_ element: inout Element) {
  if kept.isEmpty { kept.append(element) } else { swap(&kept[0], &element) }
}

override func past(before end: End?) -> [Element] {
  if case .completed = end { kept } else { [] }
}

override var passesElementsOn: Bool { false }
// end 7.9
