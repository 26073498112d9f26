/// A collection that gives a key for each element, and takes the element out again by that key.
///
/// It keeps the order of insertion. A copy is a snapshot: what happens to the bag later does not
/// change it. Not safe to change from two threads; its owner holds a lock.
///
/// `@inlinable` code is compiled again in the modules that use it, for their own elements, and is
/// fast there. It may use only what is public, `@inlinable` or `@usableFromInline`.
///
/// RxSwift's type is `Bag`, too.
public struct Bag<Element> {
  /// The slots, in rising order of their keys; one whose element was taken out is a hole.
  @usableFromInline var entries: [(key: BagKey, element: Element?)] = []

  /// The number of slots that are holes.
  @usableFromInline var holes = 0

  /// The key for the next element.
  @usableFromInline var nextKey = BagKey.first

  /// Creates an empty bag, which takes no memory of its own.
  @inlinable public init() {}

  /// The number of elements.
  @inlinable public var count: Int {
    entries.count - holes
  }

  /// The number of slots, used or empty.
  @inlinable public var capacity: Int {
    entries.count
  }

  /// The keys of all elements, in order of insertion.
  @inlinable public var keys: [BagKey] {
    entries.compactMap { $0.element == nil ? nil : $0.key }
  }

  /// The element that was inserted under `key`, if it is still in the bag.
  @inlinable public subscript(key: BagKey) -> Element? {
    position(of: key).flatMap { entries[$0].element }
  }

  /// Adds an element behind all others, and returns the key that takes it out again.
  ///
  /// The key is new: this bag has never handed it out before, and never will again.
  @inlinable public mutating func insert(_ element: Element) -> BagKey {
    // exercise 2.2: Put the element at the end, under a new key, and return that key.
    // starts as: nextKey
    let key = nextKey
    nextKey = key.next
    entries.append((key, element))
    return key
    // end 2.2
  }

  /// Takes out and returns what was inserted under `key`; `nil` if it is not in the bag.
  ///
  /// Costs a few comparisons, and now and then a sweep that moves the remaining elements.
  @discardableResult
  @inlinable public mutating func removeKey(_ key: BagKey) -> Element? {
    defer { sweep() }
    // exercise 2.2: Leave a hole where the element was, keep nothing of it, and return it;
    //   if the bag has no such element, change nothing and return nil.
    // starts as: return nil
    // Looked at first: to change a hole would copy the slots if a delivery is under way.
    guard let index = position(of: key), let element = entries[index].element else { return nil }
    entries[index].element = nil
    holes += 1
    return element
    // end 2.2
  }

  /// Takes out all elements and returns them in a bag; their keys are not handed out again.
  ///
  /// They are handed over, not freed in here: one of their `deinit`s may use this very bag.
  @discardableResult
  @inlinable public mutating func removeAll() -> Bag {
    let everything = self
    entries = []
    holes = 0
    return everything
  }

  /// Calls `body` with each element, in order of insertion.
  @inlinable public func forEach(_ body: (Element) throws -> Void) rethrows {
    // exercise 2.2: Visit each element, but no hole, in order of insertion.
    for entry in entries {
      if let element = entry.element { try body(element) }
    }
    // end 2.2
  }

  /// The index in `entries` of the slot with this key, if there is one; it may be a hole.
  @inlinable func position(of key: BagKey) -> Int? {
    // exercise 2.5: Find the slot in a few comparisons, however many slots there are.
    // starts as: entries.firstIndex { $0.key == key }
    // Keys rise from slot to slot, so one comparison tells which half to search.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < entries.count && entries[low].key == key ? low : nil
    // end 2.5
  }

  /// Closes the gaps when there are too many; called after each removal.
  @inlinable mutating func sweep() {
    // exercise 2.5: Keep the holes to half of the slots, without moving elements at each removal.
    // A sweep moves at most as many elements as were taken out since the last sweep.
    guard holes > entries.count / 2 else { return }
    entries.removeAll { $0.element == nil }
    holes = 0
    // end 2.5
  }
}

extension Bag: Sendable where Element: Sendable {}
