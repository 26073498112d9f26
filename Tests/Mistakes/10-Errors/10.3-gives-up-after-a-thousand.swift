// Without a number it tries a thousand times, and then sends the error.

// exercise 10.3
CatchSequence(repeatElement(asObservable(), count: 1000))
// end 10.3

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
// end 10.3
