// The number counts the attempts that follow the first one, and one too few is made.

// exercise 10.3
// instead of: return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
return CatchSequence(repeatElement(asObservable(), count: max(0, maxAttemptCount - 1)))
// end 10.3
