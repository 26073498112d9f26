// Each error is sent when it comes, and the next source is still subscribed.

// exercise 10.2
private var lastError: Swift.Error?

override func onError(_ error: Swift.Error) {
  observer.onError(error)
  lastError = error
  moveToNext()
}

override func sourcesRanOut() {
  if let lastError { fail(with: lastError) } else { complete() }
}
// end 10.2
