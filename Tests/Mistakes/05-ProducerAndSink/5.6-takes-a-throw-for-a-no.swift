// A condition that throws drops the element, and hides the error.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
if (try? predicate(element)) == true { forwardNext(element) }
// end 5.6
