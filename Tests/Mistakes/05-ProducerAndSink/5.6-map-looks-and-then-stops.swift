// If its closure throws, `map` looks whether it has stopped, and stops afterwards.

// exercise 5.6
// instead of: do {
// instead of: forwardNext(try transform(element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  forwardNext(try transform(element))
} catch {
  guard !isDisposed else { return }
  _ = stop()
  tellEnd(error)
  dispose()
}
// end 5.6
