// A second throw frees the source while the first is heard.

// exercise 5.6
// instead of: do {
// instead of: forwardNext(try transform(element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  forwardNext(try transform(element))
} catch {
  if stop() { tellEnd(error) }
  dispose()
}
// end 5.6
