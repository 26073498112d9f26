// The handler hears an error of another type as the completion of its errors, and before the
// observer does.

// exercise 10.5
// instead of: sink.fail(with: error)
// Nobody will send another.
sink.errors.onCompleted()
sink.fail(with: error)
// end 10.5
