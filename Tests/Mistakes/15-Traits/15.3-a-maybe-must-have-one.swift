// A maybe without an element fails like a single.

// exercise 15.3
// instead of: if let only {
// instead of: forwardNext(only)
// instead of: } else if let errorIfNone {
// instead of: return fail(with: errorIfNone)
// instead of: }
guard let only else { return fail(with: errorIfNone ?? RxError.noElements) }
forwardNext(only)
// end 15.3
