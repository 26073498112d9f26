import Solution11Schedulers

/// The work of a virtual clock: what is due first comes out first, and of equals what came first.
///
/// A heap: to add and to take out costs the logarithm of what is in it.
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

  /// Puts what stands at `index` into its place among those above it.
  private mutating func siftUp(_ index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard isDue(index, before: parent) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Puts what stands at `index` into its place among those below it.
  private mutating func siftDown(_ index: Int) {
    // exercise 12.1: What was moved to `index` sinks until it is due before both of its children.
    // end 12.1
  }

  /// Tells which of two pieces of work has to come out first.
  private func isDue(_ index: Int, before other: Int) -> Bool {
    // exercise 12.1: The earlier time is first; of equal times, what was added first.
    false
    // end 12.1
  }
}
