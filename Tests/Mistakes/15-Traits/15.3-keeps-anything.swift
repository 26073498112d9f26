// Keeps `Any?`, in which no element and an element that is nil look alike: an empty source of
// optionals sends nil.

// exercise 15.3
// instead of: private var only: Observer.Element?
private var only: Any?
// instead of: if let only {
// instead of: forwardNext(only)
// instead of: } else if let errorIfNone {
// instead of: return fail(with: errorIfNone)
// instead of: }
if let element = only as? Observer.Element {
  forwardNext(element)
} else if let errorIfNone {
  return fail(with: errorIfNone)
}
// end 15.3
