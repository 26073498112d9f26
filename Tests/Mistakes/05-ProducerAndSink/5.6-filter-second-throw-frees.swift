// A second throw frees the source while the first is heard.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  if stop() { tellEnd(error) }
  dispose()
}
// end 5.6
