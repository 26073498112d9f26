// A source that completes is followed by the next one, as in `concat`.

// exercise 10.2
// instead of: override func onError(_ error: Swift.Error) {
// instead of: lastError = error
// instead of: moveToNext()
// instead of: }
override func onCompleted() {
  moveToNext()
}

override func onError(_ error: Swift.Error) {
  lastError = error
  moveToNext()
}
// end 10.2
