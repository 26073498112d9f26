// Each attempt of the counted form is a `retry` inside the one before: its events pass them all, and with
// a hundred thousand attempts that fail inside `subscribe` the stack overflows.

// exercise 10.3
// instead of: return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
let source = asObservable()
if maxAttemptCount < 2 {
  return CatchSequence(repeatElement(source, count: maxAttemptCount))
}
// The source first, and then one attempt fewer.
return CatchSequence(
  [false, true].lazy.map { again in again ? source.retry(maxAttemptCount - 1) : source }
)
// end 10.3
