// `afterError` is called with another error than the source has sent.

// exercise 6.9
// instead of: try? after.end(error)
try? after.end(error.map { _ in RxError.unknown })
// end 6.9
