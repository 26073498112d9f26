// A throw stops the sink, and is told, even if it had stopped.

// exercise 5.6
// instead of: do {
// instead of: forwardNext(try transform(element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  forwardNext(try transform(element))
} catch {
  _ = stop()
  tellEnd(error)
  dispose()
}
// end 5.6
