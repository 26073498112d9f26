// If its closure throws, `filter` looks whether it has stopped, and stops afterwards.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  guard !isDisposed else { return }
  _ = stop()
  tellEnd(error)
  dispose()
}
// end 5.6
