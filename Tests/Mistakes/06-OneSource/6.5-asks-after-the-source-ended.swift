// It is closed when the condition says no or throws, and not by an end of the source.

// exercise 6.5
// instead of: guard isTaking, !isDisposed else { return }
guard isTaking else { return }

// instead of: do {
// instead of: isTaking = try predicate(element)
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  isTaking = try predicate(element)
  if isTaking || behavior == .inclusive { forwardNext(element) }
  if !isTaking { complete() }
} catch {
  isTaking = false
  fail(with: error)
}
// end 6.5
