// When the notifier completes, everything is disposed, and the observer hears nothing.

// exercise 10.4
// instead of: attempt.sink.complete()
attempt.sink.dispose()
// end 10.4
