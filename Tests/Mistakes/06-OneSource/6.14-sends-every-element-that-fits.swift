// It sends all that satisfy the condition, not only those at the end.

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
do {
  if try predicate(element) { kept.append(element) }
} catch {
  fail(with: error)
}

// instead of: override func onError(_ error: Swift.Error) {
// instead of: if !hasCompleted { fail(with: error) }
// instead of: }
// instead of:
// instead of: override func onCompleted() {
// instead of: guard !hasCompleted else { return }
// instead of: hasCompleted = true
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
// instead of: }
override func onCompleted() {
  for element in kept { forwardNext(element) }
  complete()
}
// end 6.14
