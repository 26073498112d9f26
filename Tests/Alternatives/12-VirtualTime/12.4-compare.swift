// Operators and `compare` of Foundation.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
time + offset
// instead of: /// Compares two dates.
// instead of: public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
// instead of: VirtualTimeComparison(lhs, rhs)
// instead of: }
/// Compares two dates.
public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
  switch lhs.compare(rhs) {
  case .orderedAscending: .lessThan
  case .orderedSame: .equal
  case .orderedDescending: .greaterThan
  }
}
// end 12.4
