// The line is an array with an index that moves on; nothing is taken out.

// exercise 11.9
// instead of: var waiting = Queue<Observer.Element>()
var waiting = Numbered()
// instead of: /// The turns that are scheduled.
private struct Numbered {
  var all: [Observer.Element] = []
  var next = 0
  var isEmpty: Bool { next == all.count }

  mutating func append(_ element: Observer.Element) { all.append(element) }

  mutating func removeFirst() -> Observer.Element? {
    guard !isEmpty else { return nil }
    next += 1
    return all[next - 1]
  }
}

/// The turns that are scheduled.
// end 11.9
