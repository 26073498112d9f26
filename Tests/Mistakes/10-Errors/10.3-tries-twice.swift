// Without a number it is tried twice.

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: 2))
// end 10.3

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
// end 10.3
