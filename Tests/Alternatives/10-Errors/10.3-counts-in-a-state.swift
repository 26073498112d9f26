// The sources come from a sequence with a state, of which each subscription has a copy.

// exercise 10.3
let source = asObservable()
return CatchSequence(sequence(state: ()) { _ in source })
// end 10.3

// exercise 10.3
let source = asObservable()
return CatchSequence(
  sequence(state: maxAttemptCount) { left in
    guard left > 0 else { return nil }
    left -= 1
    return source
  }
)
// end 10.3
