// After an error the condition is still called.

// exercise 6.14
// instead of: guard !hasCompleted, !isDisposed else { return }
guard !hasCompleted else { return }

// instead of: private func ask(about element: Element) {
// instead of: guard !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// instead of: }
private func ask(about element: Element) {
  do {
    if try predicate(element) { run.append(element) } else { run = [] }
  } catch {
    fail(with: error)
  }
}
// end 6.14
