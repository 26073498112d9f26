// If the source completes while the condition runs, and then the subscriber disposes in it, the run is sent.

// exercise 6.14
// instead of: if hasCompleted, !isDisposed { sendRun() }
if hasCompleted { sendRun() }

// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
observer.onNext(element)
guard !isDisposed else { return }
// end 6.14
