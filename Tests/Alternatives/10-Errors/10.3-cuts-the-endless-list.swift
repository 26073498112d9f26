// A number of attempts is the beginning of the endless list.

// exercise 10.3
// instead of: return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
let source = asObservable()
return CatchSequence(sequence(first: source) { _ in source }.prefix(maxAttemptCount))
// end 10.3
