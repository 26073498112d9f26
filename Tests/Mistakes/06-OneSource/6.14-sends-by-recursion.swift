// A function sends an element of the run and calls itself for the next one.

// exercise 6.14
// instead of: private func sendRun() {
// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
// instead of: }
private func sendRun(from index: Int = 0) {
  guard index < run.count, !isDisposed else { return complete() }
  forwardNext(run[index])
  sendRun(from: index + 1)
}
// end 6.14
