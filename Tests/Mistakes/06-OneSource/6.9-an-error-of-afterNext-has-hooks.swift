// What `afterNext` throws is taken for an error of the source, and gets its hooks.

// exercise 6.9
// instead of: do {
// instead of: try before.next?(element)
// instead of: forwardNext(element)
// instead of: try after.next?(element)
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do { try before.next?(element) } catch { return fail(with: error) }
forwardNext(element)
do { try after.next?(element) } catch { onError(error) }
// end 6.9
