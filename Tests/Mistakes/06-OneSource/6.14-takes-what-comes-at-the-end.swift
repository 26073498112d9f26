// What the source sends while the run is sent is added to it.

// exercise 6.14
// instead of: guard !hasCompleted, !isDisposed else { return }
guard !isDisposed else { return }

// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
var sent = 0
while sent < run.count, !isDisposed {
  forwardNext(run[sent])
  sent += 1
}
complete()
// end 6.14
