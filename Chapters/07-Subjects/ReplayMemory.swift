import Solution04Events

/// A memory of the last elements, up to a number of them.
///
/// When it is full, each new element takes the place of the oldest: the places form a ring.
struct ReplayMemory<Element>: SubjectMemory {
  /// How many elements are kept; `Int.max`, which is more than will ever come, for all.
  let limit: Int

  private var ring: [Element] = []

  /// Where in the ring the oldest element stands.
  private var oldest = 0

  init(limit: Int) {
    self.limit = limit
  }

  static var answersNest: Bool { false }

  mutating func note(_ element: inout Element) {
    // exercise 7.8: Keep the element. If that makes more than `limit`, hand out the oldest.
    // end 7.8
  }

  func past(before end: Event<Element>?) -> [Element] {
    // exercise 7.8: A newcomer is told all that is kept, oldest first, also after the end.
    []
    // end 7.8
  }
}
