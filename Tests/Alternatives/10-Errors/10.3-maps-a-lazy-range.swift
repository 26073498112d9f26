// The sources are a range of numbers, mapped lazily; without a number the range is as long as it
// can be.

// exercise 10.3
retry(.max)
// end 10.3

// exercise 10.3
let source = asObservable()
return CatchSequence((0..<maxAttemptCount).lazy.map { _ in source })
// end 10.3
