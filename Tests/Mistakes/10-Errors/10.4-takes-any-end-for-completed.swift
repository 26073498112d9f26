// A notifier that fails completes the result.

// exercise 10.4
// instead of: attempt.sink.fail(with: error)
attempt.sink.complete()
// end 10.4
