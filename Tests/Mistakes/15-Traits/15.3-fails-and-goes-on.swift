// Sends the error, and does not stop: the source stays, and its end is sent, too.

// exercise 15.3
// instead of: guard only == nil else { return fail(with: RxError.moreThanOneElement) }
guard only == nil else { return forwardOn(.error(RxError.moreThanOneElement)) }
// end 15.3
