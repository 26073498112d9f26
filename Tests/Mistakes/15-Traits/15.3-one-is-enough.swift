// Ends well if the source fails after its element.

// exercise 15.3
// instead of: private var only: Observer.Element?
private var only: Observer.Element?

override func onError(_ error: Swift.Error) {
  if only == nil { fail(with: error) } else { onCompleted() }
}
// end 15.3
