// Begins the second part in the branch where there is no error.

// exercise 15.2
// instead of: private func endFirst(with error: Swift.Error?) {
// instead of: // The first part has one end. A source that goes on does not start the second part again.
// instead of: guard !isFirstOver else { return }
// instead of: isFirstOver = true
// instead of: if let error { return fail(with: error) }
// instead of: guard !isDisposed else { return }
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
// instead of: }
private func endFirst(with error: Swift.Error?) {
  // The first part has one end. A source that goes on does not start the second part again.
  guard !isFirstOver else { return }
  isFirstOver = true
  if let error {
    fail(with: error)
  } else if !isDisposed {
    current.disposable = second.subscribe(SecondObserver(sink: self))
  }
}
// end 15.2
