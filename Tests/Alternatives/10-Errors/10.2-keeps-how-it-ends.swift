// It keeps what to do at the end, and not the error.

// exercise 10.2
private lazy var end: () -> Void = { [unowned self] in complete() }

override func onError(_ error: Swift.Error) {
  end = { [unowned self] in fail(with: error) }
  moveToNext()
}

override func sourcesRanOut() {
  end()
}
// end 10.2
