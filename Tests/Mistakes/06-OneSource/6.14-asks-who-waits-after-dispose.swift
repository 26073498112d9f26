// If the condition makes the source send 2 and then the subscriber disposes, the condition is still
// called for the 2 that waits, after `dispose()`.

// exercise 6.14
// instead of: guard !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { run.append(element) } else { run = [] }
} catch {
  fail(with: error)
}
// end 6.14
