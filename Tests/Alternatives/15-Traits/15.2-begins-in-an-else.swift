// Begins the second part in the branch where there is no error.

// exercise 15.2
// instead of: if let error { return fail(with: error) }
// instead of: guard !isDisposed else { return }
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
if let error {
  fail(with: error)
} else if !isDisposed {
  current.disposable = second.subscribe(SecondObserver(sink: self))
}
// end 15.2
