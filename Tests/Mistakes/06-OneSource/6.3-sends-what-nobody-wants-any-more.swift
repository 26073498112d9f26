// Whether the subscriber still listens is checked before the closures are called, and not after.

// exercise 6.3
// instead of: let key = try keySelector(element)
guard !isDisposed else { return }
let key = try keySelector(element)

// instead of: forwardNext(element)
observer.onNext(element)
// end 6.3
