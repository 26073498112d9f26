// What the source sends while the run is sent is added to it.

// exercise 6.14
// instead of: private var isAsking = false
private var isAsking = false
private var sent = 0

// instead of: guard !hasCompleted, !isDisposed else { return }
guard !isDisposed else { return }

// instead of: if hasCompleted, !isDisposed { sendRun() }
if hasCompleted, !isDisposed, sent == 0 { sendRun() }

// instead of: for element in run {
// instead of: // Once the observer has disposed, nobody hears the rest.
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
// instead of: }
// instead of: complete()
while sent < run.count, !isDisposed {
  sent += 1
  forwardNext(run[sent - 1])
}
complete()
// end 6.14
