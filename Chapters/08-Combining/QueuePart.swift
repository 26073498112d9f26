import Solution05ProducerAndSink

/// The part of `zip`: a queue of elements, each of which is given out once.
final class QueuePart<Element>: Part<Element> {
  // exercise 8.5: What has come waits in line, and is given once. The part says when nothing is left.
  // end 8.5
}
