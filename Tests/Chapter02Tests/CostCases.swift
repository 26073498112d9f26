import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

/// A bag of the numbers from 0 to 9,999, filled once; each test changes a copy.
enum Full {
  static let (bag, keys) = {
    var bag = Bag<Int>()
    let keys = (0..<10_000).map { bag.insert($0) }
    return (bag, keys)
  }()
}

/// Whether searches and sweeps in small bags come to an end, found out once for all tests.
enum Trial {
  static let ends = anotherThreadCan {
    for size in 1...8 {
      for isOldestFirst in [true, false] {
        var bag = Bag<Int>()
        var keys = (0..<size).map { bag.insert($0) }
        // Keys behind all others are left to a test that runs in a process of its own.
        let oldest = keys[0]
        while !keys.isEmpty {
          for key in keys { _ = bag[key] }
          if isOldestFirst { _ = bag[oldest] }
          bag.removeKey(isOldestFirst ? keys.removeFirst() : keys.removeLast())
        }
      }
    }
  }
}

/// Which element is taken out of a full bag.
struct Removal: CustomTestStringConvertible {
  let testDescription: String
  var bag = Full.bag
  let key: BagKey

  static let all = [
    Removal(testDescription: "the first", key: Full.keys[0]),
    Removal(testDescription: "the second", key: Full.keys[1]),
    Removal(testDescription: "the one in the middle", key: Full.keys[5_000]),
    Removal(testDescription: "the second to last", key: Full.keys[9_998]),
    Removal(testDescription: "the last", key: Full.keys[9_999]),
    Removal(testDescription: "one that has left", bag: withoutOne, key: Full.keys[2_500]),
  ]

  private static let withoutOne = {
    var bag = Full.bag
    // Before 2.2 is solved, it is empty.
    guard bag.entries.indices.contains(2_500) else { return bag }
    // By hand: what `removeKey` does is for the tests to find out.
    bag.entries[2_500].element = nil
    bag.holes = 1
    return bag
  }()
}

/// The order in which all elements of a bag are taken out.
struct Leaving: CustomTestStringConvertible {
  let testDescription: String
  let order: @Sendable ([BagKey]) -> [BagKey]

  static let all = [
    Leaving(testDescription: "the oldest first") { $0 },
    Leaving(testDescription: "the newest first") { $0.reversed() },
    Leaving(testDescription: "every second one, then the rest") { keys in
      stride(from: 0, to: keys.count, by: 2).map { keys[$0] }
        + stride(from: 1, to: keys.count, by: 2).map { keys[$0] }
    },
    Leaving(testDescription: "from the middle to the end, then the rest") { keys in
      Array(keys.suffix(keys.count / 2) + keys.prefix(keys.count / 2))
    },
    Leaving(testDescription: "the older half backwards, then the rest") { keys in
      keys.prefix(keys.count / 2).reversed() + keys.suffix(keys.count / 2)
    },
    Leaving(testDescription: "in no particular order") { keys in
      var (rest, dice) = (keys, Dice())
      return keys.indices.map { _ in rest.remove(at: dice.roll(rest.count)) }
    },
  ]
}

/// Dice that fall the same way in every run, so that a failure can be reproduced.
struct Dice {
  private var state: UInt64 = 2

  /// Returns a number from 0 up to, but not including, `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

extension Bag {
  /// What `forEach` visits.
  var contents: [Element] {
    var contents: [Element] = []
    forEach { contents.append($0) }
    return contents
  }
}
