// Without any source it never ends.

// exercise 10.2
// instead of: if let lastError { fail(with: lastError) } else { complete() }
if let lastError { fail(with: lastError) }
// end 10.2
