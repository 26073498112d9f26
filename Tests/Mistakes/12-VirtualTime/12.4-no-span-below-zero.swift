// A negative number of seconds becomes a span of zero.

// exercise 12.4
// instead of: public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
// instead of: timeInterval
// instead of: }
/// Returns the same number.
public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
  max(0, timeInterval)
}
// end 12.4
