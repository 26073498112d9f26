// Whether the subscriber still listens is checked before the accumulator is called, and not after.

// exercise 6.1
// instead of: try accumulator(&state, element)
// instead of: forwardNext(state)
guard !isDisposed else { return }
try accumulator(&state, element)
observer.onNext(state)
// end 6.1
