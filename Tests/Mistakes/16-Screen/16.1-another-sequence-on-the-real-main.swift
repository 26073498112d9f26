// With another sequence after an error, elements come on the real main queue, even inside a mock.

// exercise 16.1
// instead of: shared { _ in onErrorDriveWith.asObservable() }
SharedSequence(
  asObservable().observe(on: MainScheduler()).catch { _ in onErrorDriveWith.asObservable() }
)
// end 16.1
