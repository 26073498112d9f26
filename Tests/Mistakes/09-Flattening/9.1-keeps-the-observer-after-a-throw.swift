// After an error that the closure throws, the token of the subscription is not disposed: it and the
// sink hold each other, and the observer is never freed (unless somebody disposes the token).

// exercise 9.1
// instead of: fail(with: error)
// `tellEnd` disposes the group, and so all the sequences.
if stop() { tellEnd(error) }
// end 9.1
