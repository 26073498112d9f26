// What a hook for elements throws is dropped.

// exercise 6.9
// instead of: do {
// instead of: try before.next?(element)
// instead of: forwardNext(element)
// instead of: try after.next?(element)
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
try? before.next?(element)
forwardNext(element)
try? after.next?(element)
// end 6.9
