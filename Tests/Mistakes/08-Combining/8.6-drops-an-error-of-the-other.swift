// Drops an error of the other source.

// exercise 8.6
// instead of: func onError(_ error: Swift.Error) {
// instead of: sink.fail(with: error)
// instead of: }
func onError(_ error: Swift.Error) {}
// end 8.6
