// All attempts are put into an array beforehand, and a large number of them stops the program.

// exercise 10.3
// instead of: return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
return CatchSequence(Array(repeating: asObservable(), count: maxAttemptCount))
// end 10.3
