// With zero attempts there is still one.

// exercise 10.3
let source = asObservable()
return CatchSequence(sequence(first: source) { _ in source })
// end 10.3

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: max(1, maxAttemptCount)))
// end 10.3
