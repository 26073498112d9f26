/// A memory of the last elements, up to a number of them.
///
/// When it is full, each new element takes the place of the oldest: the places form a ring.
struct ReplayMemory<Element> {
  /// How many elements are kept; `Int.max`, which is more than will ever come, for all.
  let limit: Int

  private var ring: [Element] = []

  /// Where in the ring the oldest element stands.
  private var oldest = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes note of an element, and hands out in its place what has to be let go.
  mutating func note(_ element: inout Element) {
    // exercise 7.8: Keep the element. If that makes more than `limit`, hand out the oldest.
    // end 7.8
  }

  /// All that is kept, oldest first.
  var past: [Element] {
    // exercise 7.8: Return what is kept, in the order in which it came.
    []
    // end 7.8
  }
}
