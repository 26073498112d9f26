// Looks whether it is over once the closure has returned: by then, after the end, it may have begun
// some work.

// exercise 9.1
// instead of: guard !isDisposed else { return nil }

// instead of: return try select(element).asObservable()
let inner = try select(element).asObservable()
return isDisposed ? nil : inner
// end 9.1
