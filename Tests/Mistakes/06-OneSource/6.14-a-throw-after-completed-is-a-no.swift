// If the condition throws when the source has already completed, that counts as a no.

// exercise 6.14
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
do {
  if try predicate(element) { run.append(element) } else { run = [] }
} catch {
  if hasCompleted { run = [] } else { fail(with: error) }
}
// end 6.14
