// Counts the attempts in a variable that all subscriptions share, and that nothing guards.

// exercise 10.3
// instead of: return CatchSequence(repeatElement(asObservable(), count: maxAttemptCount))
let source = asObservable()
var left = maxAttemptCount
return CatchSequence(
  AnyIterator { () -> Observable<Element>? in
    guard left > 0 else { return nil }
    left -= 1
    return source
  }
)
// end 10.3
