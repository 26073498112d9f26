import Solution05ProducerAndSink

/// The part of `zip`: all elements that wait, each of which is given once.
final class QueuePart<Element>: Part<Element> {
  private var waiting = Queue<Element>()

  override var isEmpty: Bool { waiting.isEmpty }

  override func keep(_ element: Element) {
    // exercise 8.5: Keep the element, behind those that wait.
    waiting.append(element)
    // end 8.5
  }

  override func give() throws -> Element {
    // exercise 8.5: Give the element that has waited longest, and give it to nobody else.
    // starts as: throw NothingToGive()
    guard let element = waiting.removeFirst() else { throw NothingToGive() }
    return element
    // end 8.5
  }
}
