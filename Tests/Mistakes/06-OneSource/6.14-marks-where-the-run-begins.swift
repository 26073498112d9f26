// It notes where the run begins, and keeps everything before it.

// exercise 6.14
// instead of: /// The elements since the last one that failed the condition.
// instead of: private var run: [Element] = []
// instead of:
// instead of: /// Whether the source has completed; what it sends after that comes too late.
// instead of: private var hasCompleted = false
// instead of:
// instead of: /// Elements that came while the condition was being called for another one, oldest first.
// instead of: private var waiting = Queue<Element>()
// instead of: private var isAsking = false
// instead of:
private var kept: [Element] = []
private var start = 0

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
// instead of:
// instead of: override func onError(_ error: Swift.Error) {
// instead of: if !hasCompleted { fail(with: error) }
// instead of: }
// instead of:
// instead of: override func onCompleted() {
// instead of: guard !hasCompleted else { return }
// instead of: hasCompleted = true
// instead of: if !isAsking { sendRun() }
// instead of: }
// instead of:
// instead of: private func sendRun() {
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
// instead of: }
override func onNext(_ element: Element) {
  guard !isDisposed else { return }
  do {
    kept.append(element)
    let count = kept.count
    if try !predicate(element) { start = max(start, count) }
  } catch {
    fail(with: error)
  }
}

override func onCompleted() {
  for element in kept[start...] { forwardNext(element) }
  complete()
}
// end 6.14
