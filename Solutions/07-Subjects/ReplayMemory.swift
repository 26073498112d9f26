/// A memory of the last elements, up to a number of them.
///
/// When it is full, each new element replaces the oldest: the array is used as a ring.
struct ReplayMemory<Element> {
  /// How many elements are kept; `Int.max` stands for all, since so many never come.
  let limit: Int

  // machine 7.8: Keep the last `limit` elements, and tell them in the order in which they came.
  // starts as: init(limit: Int) {
  // starts as:   self.limit = limit
  // starts as: }
  // starts as:
  // starts as: /// Remembers an element, and leaves in its place what is no longer remembered.
  // starts as: mutating func note(_ element: inout Element) {}
  // starts as:
  // starts as: /// All that is kept, oldest first.
  // starts as: var past: [Element] { [] }
  // exercise 7.8: What is kept.
  private var ring: [Element] = []

  /// The index of the oldest element in the ring.
  private var oldest = 0
  // end 7.8

  init(limit: Int) {
    self.limit = limit
  }

  /// Remembers an element, and leaves in its place what is no longer remembered.
  mutating func note(_ element: inout Element) {
    // exercise 7.8: Keep the element, and no more than `limit` of them. Nothing is freed in here.
    guard limit > 0 else { return }
    guard ring.count == limit else { return ring.append(element) }
    swap(&ring[oldest], &element)
    oldest = (oldest + 1) % limit
    // end 7.8
  }

  /// All that is kept, oldest first.
  var past: [Element] {
    // exercise 7.8: Return what is kept, in the order in which it came.
    // starts as: []
    oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
    // end 7.8
  }
  // end machine 7.8
}
