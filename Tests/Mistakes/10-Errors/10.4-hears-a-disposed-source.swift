// A source that was disposed is still heard.

// exercise 10.4
// instead of: if !subscription.isDisposed { sink.forwardNext(element) }
sink.forwardNext(element)
// instead of: if !subscription.isDisposed { sourceFailed(with: error) }
sourceFailed(with: error)
// instead of: if !subscription.isDisposed { sink.complete() }
sink.complete()
// end 10.4
