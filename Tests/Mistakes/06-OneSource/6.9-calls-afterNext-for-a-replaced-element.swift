// If `onNext` throws, the error is sent, and `afterNext` is called for the element that was not.

// exercise 6.9
// instead of: do {
// instead of: try before.next?(element)
// instead of: forwardNext(element)
// instead of: try after.next?(element)
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do { try before.next?(element) } catch { fail(with: error) }
forwardNext(element)
do { try after.next?(element) } catch { fail(with: error) }
// end 6.9
