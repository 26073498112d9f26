/// A queue: first in, first out; neither end gets slower as it grows.
package struct Queue<Element> {
  private var elements: [Element?] = []
  private var first = 0

  /// Creates an empty queue.
  package init() {}

  /// The number of elements that wait.
  package var count: Int {
    elements.count - first
  }

  /// Whether nothing waits.
  package var isEmpty: Bool {
    count == 0
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes out the element that came first; `nil` if the queue is empty.
  package mutating func removeFirst() -> Element? {
    guard first < elements.count else { return nil }
    let element = elements[first].take()
    first += 1
    if first == elements.count {
      // Empty: begin anew, in the memory that is there.
      elements.removeAll(keepingCapacity: first <= 64)
      first = 0
    } else if first > 64, first > elements.count / 2 {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
