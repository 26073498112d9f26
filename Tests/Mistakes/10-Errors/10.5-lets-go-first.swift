// The source is disposed before the observer hears the error, though this error is surely the end.

// exercise 10.5
// instead of: sink.fail(with: error)
dispose()
sink.fail(with: error)
// end 10.5
