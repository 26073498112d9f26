// Drops what comes after the first element, without an error.

// exercise 15.3
// instead of: guard only == nil else { return fail(with: RxError.moreThanOneElement) }
// instead of: only = element
if only == nil { only = element }
// end 15.3
