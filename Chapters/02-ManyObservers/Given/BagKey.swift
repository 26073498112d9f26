/// A name for one element of one ``Bag``; of a bag's two keys, the later one is the greater.
///
/// A key doesn't know which bag it came from. RxSwift's `BagKey` is the same: a wrapped number.
public struct BagKey: Hashable, Comparable, Sendable {
  // Only this file sees the number: for everybody else, a key is something to compare.
  private let number: UInt64

  /// The key with which every bag begins.
  @usableFromInline static let first = BagKey(number: 0)

  /// The key that follows this one; a million inserts a second use them up in 584,000 years.
  @usableFromInline var next: BagKey {
    BagKey(number: number + 1)
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// Compares two keys, which a debug build counts.
  public static func == (left: BagKey, right: BagKey) -> Bool {
    #if DEBUG
    ComparisonMeter.tick()
    #endif
    return left.number == right.number
  }

  /// Returns whether the left key is the older one; a debug build counts the comparison.
  public static func < (left: BagKey, right: BagKey) -> Bool {
    #if DEBUG
    ComparisonMeter.tick()
    #endif
    return left.number < right.number
  }

  /// Feeds the key to `hasher`, which a debug build counts as a comparison.
  public func hash(into hasher: inout Hasher) {
    #if DEBUG
    ComparisonMeter.tick()
    #endif
    hasher.combine(number)
  }
}
