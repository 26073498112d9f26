// It switches over the last error, and its superclass sends the end.

// exercise 10.2
private var lastError: Swift.Error?

override func onError(_ error: Swift.Error) {
  defer { moveToNext() }
  lastError = error
}

override func sourcesRanOut() {
  switch lastError {
  case let error?: super.onError(error)
  case nil: super.sourcesRanOut()
  }
}
// end 10.2
