// After an error of the source, or `dispose()`, the condition is still called for what follows.

// exercise 6.14
// instead of: private var hasCompleted = false
private var hasCompleted = false
private var hasThrown = false

// instead of: guard !hasCompleted, !isDisposed else { return }
guard !hasCompleted, !hasThrown else { return }

// instead of: guard !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
guard !hasThrown else { return }
do {
  if try predicate(element) { run.append(element) } else { run = [] }
} catch {
  hasThrown = true
  fail(with: error)
}
// end 6.14
