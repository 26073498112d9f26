/// A memory of the last elements, up to a number of them.
///
/// When it is full, each new element replaces the oldest: the array is used as a ring.
struct ReplayMemory<Element> {
  /// How many elements are kept; `Int.max` stands for all, since so many never come.
  let limit: Int

  // exercise 7.8: What is kept.
  // end 7.8

  init(limit: Int) {
    self.limit = limit
  }

  /// Remembers an element, and leaves in its place what is no longer remembered.
  mutating func note(_ element: inout Element) {
    // exercise 7.8: Keep the element, and no more than `limit` of them. Nothing is freed in here.
    // end 7.8
  }

  /// All that is kept, oldest first.
  var past: [Element] {
    // exercise 7.8: Return what is kept, in the order in which it came.
    []
    // end 7.8
  }
}
