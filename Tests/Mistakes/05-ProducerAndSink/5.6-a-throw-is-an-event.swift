// What the closure throws is made an event.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  guard stop() else { return }
  observer.on(.error(error))
  dispose()
}
// end 5.6
