// An error of the source waits for a tick, as its completion does.

// exercise 8.8
// instead of: private var sourceHasCompleted = false
private var sourceHasCompleted = false
private var failure: Swift.Error?

override func onError(_ error: Swift.Error) {
  failure = error
}
// instead of: if sourceHasCompleted { complete() }
if let failure { fail(with: failure) }
if sourceHasCompleted { complete() }
// end 8.8
