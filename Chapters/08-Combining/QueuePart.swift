import Solution05ProducerAndSink

/// The part of `zip`: a queue of elements, each of which is given out once.
final class QueuePart<Element>: Part<Element> {
  private var waiting = Queue<Element>()

  override var isEmpty: Bool { waiting.isEmpty }

  override func keep(_ element: Element) {
    // exercise 8.5: Keep the element, behind those that are waiting.
    // end 8.5
  }

  override func give() throws -> Element {
    // exercise 8.5: Return the element that has waited longest, and don't keep it.
    throw NothingToGive()
    // end 8.5
  }
}
