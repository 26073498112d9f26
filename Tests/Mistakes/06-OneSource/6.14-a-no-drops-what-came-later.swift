// It finds a place first, but a no empties the run, and so drops what came while the condition was asked.

// exercise 6.14
// instead of: override func onNext(_ element: Element) {
// instead of: guard !hasCompleted, !isDisposed else { return }
// instead of: waiting.append(element)
// instead of: // The condition may make the source send. What comes then waits until the condition returns.
// instead of: guard !isAsking else { return }
// instead of: isAsking = true
// instead of: while let element = waiting.removeFirst() { ask(about: element) }
// instead of: isAsking = false
// instead of: if hasCompleted, !isDisposed { sendRun() }
// instead of: }
// instead of:
// instead of: private func ask(about element: Element) {
// instead of: guard !isDisposed else { return }
// instead of: do {
// instead of: if try predicate(element) { run.append(element) } else { run = [] }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// instead of: }
override func onNext(_ element: Element) {
  guard !hasCompleted, !isDisposed else { return }
  run.append(element)
  let wasAsking = isAsking
  isAsking = true
  defer { isAsking = wasAsking }
  do {
    if try !predicate(element) { run = [] }
  } catch {
    fail(with: error)
  }
  if hasCompleted, !wasAsking, !isDisposed { sendRun() }
}
// end 6.14
