// Whoever subscribes to a window that is over counts as a user of the source from then on.

// exercise 13.10
// instead of: return (sink, Disposables.create(use, subject.subscribe(sink)))
let subscription = subject.subscribe(sink)
let wasOver = sink.isDisposed
return (
  sink,
  Disposables.create {
    subscription.dispose()
    if !wasOver { use.dispose() }
  }
)
// end 13.10
