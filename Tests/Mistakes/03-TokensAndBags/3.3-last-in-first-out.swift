// The bag is emptied from the end, as if it were a stack.

// exercise 3.3
let isKept = disposables.withLock { $0?.append(disposable) != nil }
if !isKept { disposable.dispose() }
// end 3.3

// exercise 3.3
let taken = disposables.withLock { $0.take() }
taken?.reversed().forEach { $0.dispose() }
// end 3.3
