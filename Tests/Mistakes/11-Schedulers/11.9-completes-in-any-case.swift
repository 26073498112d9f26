// On a queue, an error arrives as a completion.

// exercise 11.9
// instead of: if let error { sink.fail(with: error) } else { sink.complete() }
sink.complete()
// end 11.9
