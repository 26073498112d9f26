// Sends the element past the sink, which alone knows whether there has been an end.

// exercise 8.2
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
