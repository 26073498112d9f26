// Without any source it fails, though nothing was tried.

// exercise 10.2
// instead of: if let lastError { fail(with: lastError) } else { complete() }
fail(with: lastError ?? RxError.noElements)
// end 10.2
