// The bag releases its tokens, and trusts them to end what they stand for when they are freed.

// exercise 3.3
let isKept = disposables.withLock { $0?.append(disposable) != nil }
if !isKept { disposable.dispose() }
// end 3.3

// exercise 3.3
_ = disposables.withLock { $0.take() }
// end 3.3
