// The error for `value()` is noted whenever one is sent: after a `completed`, a second end makes
// `value()` throw.

// exercise 7.6
let (life, value, error) = machine.withLock { ($0.life, newest, failure) }
if case .disposed = life { throw RxError.disposed(object: self) }
if let error { throw error }
return value
// end 7.6

// exercise 7.6
private var failure: Swift.Error?

public override func onError(_ error: Swift.Error) {
  // The first one counts.
  machine.withLock { _ in failure = failure ?? error }
  super.onError(error)
}

override func note(_ element: inout Element) {
  swap(&newest, &element)
}

override func past(before end: End?) -> [Element] {
  end == nil ? [newest] : []
}
// end 7.6
