// It does not wait for an answer: it tries again at once.

// exercise 10.4
subscription.dispose()
sink.errors.onNext(failure)
sink.moveToNext()
// end 10.4

// exercise 10.4
attempt.dispose()
attempt.sink.moveToNext()
// end 10.4

// exercise 10.4
attempt.sink.fail(with: error)
// end 10.4

// exercise 10.4
attempt.sink.complete()
// end 10.4
