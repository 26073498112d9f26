// Everything is kept, and checked when the source has completed.

// exercise 6.14
// instead of: /// The elements since the last one that failed the condition.
// instead of: private var run: [Element] = []
// instead of:
// instead of: /// Whether the source has completed; what it sends after that comes too late.
// instead of: private var hasCompleted = false
// instead of:
private var kept: [Element] = []

// instead of: guard !hasCompleted, !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// instead of: }
// instead of:
// instead of: override func onError(_ error: Swift.Error) {
// instead of: if !hasCompleted { fail(with: error) }
kept.append(element)

// instead of: guard !hasCompleted else { return }
// instead of: hasCompleted = true
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
var start = kept.endIndex
do {
  while start > 0, try predicate(kept[start - 1]) { start -= 1 }
} catch {
  return fail(with: error)
}
for element in kept[start...] { forwardNext(element) }
// end 6.14
