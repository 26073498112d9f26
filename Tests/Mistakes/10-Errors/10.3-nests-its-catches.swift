// A `catch` inside a `catch`: the old attempt is still subscribed when the next one begins.

// exercise 10.3
let source = asObservable()
return CatchSequence(sequence(first: source) { _ in source })
// end 10.3

// exercise 10.3
let source = asObservable()
guard maxAttemptCount > 1 else {
  return CatchSequence(repeatElement(source, count: maxAttemptCount))
}
return source.catch { _ in source.retry(maxAttemptCount - 1) }
// end 10.3
