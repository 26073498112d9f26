// If the condition throws, the sequence completes.

// exercise 6.5
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
  complete()
}
// end 6.5
