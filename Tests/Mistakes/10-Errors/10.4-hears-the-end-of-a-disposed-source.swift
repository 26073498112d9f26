// What a source sends after its error is dropped, but for its end.

// exercise 10.4
// instead of: if !subscription.isDisposed { sink.complete() }
sink.complete()
// end 10.4
