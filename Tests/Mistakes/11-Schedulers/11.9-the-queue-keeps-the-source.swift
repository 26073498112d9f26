// On a queue, sends the end straight to the observer, and the sink never hears of it.

// exercise 11.9
// instead of: if let error { sink.fail(with: error) } else { sink.complete() }
if let error { sink.observer.onError(error) } else { sink.observer.onCompleted() }
// end 11.9
