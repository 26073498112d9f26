// The notifier has completed, and the observer waits for an end that never comes.

// exercise 10.4
// instead of: attempt.sink.complete()
// The next answer will come some day.
// end 10.4
