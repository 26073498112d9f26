// Uses the error that was given for both cases: two elements fail as if there were none.

// exercise 15.3
// instead of: guard only == nil else { return fail(with: RxError.moreThanOneElement) }
guard only == nil else { return fail(with: errorIfNone ?? RxError.moreThanOneElement) }
// end 15.3
