// Replaces the first element with the second one, without an error.

// exercise 15.3
// instead of: guard only == nil else { return fail(with: RxError.moreThanOneElement) }
// end 15.3
