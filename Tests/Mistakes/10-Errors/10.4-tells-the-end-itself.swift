// The end of the notifier is sent to the observer, but nothing is disposed.

// exercise 10.4
// instead of: attempt.sink.complete()
attempt.sink.observer.onCompleted()
// end 10.4
