// Errors that are objects are equal only if they are the same object, even if their texts are the
// same. Other errors are right.

// exercise 12.6
// instead of: switch (lhs, rhs) {
// instead of: case (.next(let lhs), .next(let rhs)): lhs == rhs
// instead of: case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
// instead of: case (.completed, .completed): true
// instead of: default: false
// instead of: }
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): return lhs == rhs
case (.error(let lhs), .error(let rhs)):
  if type(of: lhs) is AnyClass, type(of: rhs) is AnyClass {
    return (lhs as AnyObject) === (rhs as AnyObject)
  }
  return "\(lhs)" == "\(rhs)"
case (.completed, .completed): return true
default: return false
}
// end 12.6
