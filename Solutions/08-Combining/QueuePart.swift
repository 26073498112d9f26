import Solution05ProducerAndSink

/// The part of `zip`: a queue of elements, each of which is given out once.
final class QueuePart<Element>: Part<Element> {
  // exercise 8.5: What has come waits in line, and is given once. The part says when nothing is left.
  private var waiting = Queue<Element>()

  override var isEmpty: Bool { waiting.isEmpty }

  override func keep(_ element: Element) {
    waiting.append(element)
  }

  override func give() throws -> Element {
    guard let element = waiting.removeFirst() else { throw NothingToGive() }
    return element
  }
  // end 8.5
}
