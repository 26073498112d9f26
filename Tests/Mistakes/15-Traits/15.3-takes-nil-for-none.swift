// Treats an element that is nil as no element.

// exercise 15.3
// instead of: if let only {
// instead of: forwardNext(only)
// instead of: } else if let errorIfNone {
// instead of: return fail(with: errorIfNone)
// instead of: }
if let only, Mirror(reflecting: only as Any).displayStyle != .optional {
  forwardNext(only)
} else if let errorIfNone {
  return fail(with: errorIfNone)
}
// end 15.3
