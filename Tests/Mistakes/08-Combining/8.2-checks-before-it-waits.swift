// Checks before it waits whether the sink has stopped, so an element that waited may follow the end.

// exercise 8.2
guard !isDisposed else { return }
forwarding.withLock { observer.onNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
group.dispose()
// end 8.2
