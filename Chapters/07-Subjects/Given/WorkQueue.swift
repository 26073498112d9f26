import Solution05ProducerAndSink

/// Work that waits, in the order in which it came.
///
/// Mostly nothing waits; to see that costs no more than a look.
struct WorkQueue {
  /// `nil` if nothing waits.
  private var queue: Queue<Serializer.Work>?

  /// Whether nothing waits.
  var isEmpty: Bool { queue == nil }

  /// Puts work at the end.
  mutating func append(_ work: @escaping Serializer.Work) {
    queue = queue ?? Queue()
    queue?.append(work)
  }

  /// Takes out the work that has waited longest; `nil` if nothing waits.
  mutating func removeFirst() -> Serializer.Work? {
    guard let work = queue?.removeFirst() else { return nil }
    if queue?.isEmpty == true { queue = nil }
    return work
  }
}
