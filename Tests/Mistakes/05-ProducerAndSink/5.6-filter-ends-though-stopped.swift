// If the condition throws, `filter` sends the error without asking whether it had stopped.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  _ = stop()
  tellEnd(error)
  dispose()
}
// end 5.6
