// It keeps all errors, though it only needs the last; with `retry()` there are more and more.

// exercise 10.2
// instead of: private var lastError: Swift.Error?
private var errors: [Swift.Error] = []
// instead of: lastError = error
errors.append(error)
// instead of: if let lastError { fail(with: lastError) } else { complete() }
if let last = errors.last { fail(with: last) } else { complete() }
// end 10.2
