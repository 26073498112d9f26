// What the condition throws counts as a no.

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
if (try? predicate(element)) == true { kept.append(element) } else { kept = [] }

// instead of: guard !hasCompleted else { return }
// instead of: hasCompleted = true
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
for element in kept { forwardNext(element) }
// end 6.14
