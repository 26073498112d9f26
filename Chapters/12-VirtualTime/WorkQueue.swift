import Solution11Schedulers

/// The work of a virtual clock: what is due first comes out first; of equals, what was added first.
///
/// A heap: the cost of an insertion or a removal grows with the logarithm of its size.
struct WorkQueue<Time> {
  /// A piece of work and when it is due.
  struct Item {
    let time: Time
    let work: ScheduledWork
    /// How many were added before it.
    fileprivate let number: Int
  }

  private var heap: [Item] = []
  private var nextNumber = 0
  private let compare: (Time, Time) -> VirtualTimeComparison

  init(compare: @escaping (Time, Time) -> VirtualTimeComparison) {
    self.compare = compare
  }

  /// What is due first.
  var first: Item? {
    heap.first
  }

  /// Adds a piece of work.
  mutating func insert(_ work: ScheduledWork, at time: Time) {
    heap.append(Item(time: time, work: work, number: nextNumber))
    nextNumber += 1
    siftUp(heap.count - 1)
  }

  /// Takes out what is due first.
  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  /// Moves what is at `index` up to where it belongs.
  private mutating func siftUp(_ index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard isDue(index, before: parent) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Moves what is at `index` down to where it belongs.
  private mutating func siftDown(_ index: Int) {
    // exercise 12.1: Let what was moved to `index` sink until it is due before both of its
    //   children.
    // end 12.1
  }

  /// Returns whether one piece of work has to come out before another.
  private func isDue(_ index: Int, before other: Int) -> Bool {
    // exercise 12.1: The earlier time is first; of equal times, what was added first.
    false
    // end 12.1
  }
}
