// The number is taken for the number of retries, so there is one attempt too many.

// exercise 10.3
let source = asObservable()
return CatchSequence(sequence(first: source) { _ in source })
// end 10.3

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount + 1))
// end 10.3
