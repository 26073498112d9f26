// Each attempt begins inside the handler of the one before, and the stack grows.

// exercise 10.3
self.catch { _ in self.retry() }
// end 10.3

// exercise 10.3
return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
// end 10.3
