// Whether the subscriber still listens is checked before `mapResult` is called, and not after.

// exercise 6.2
// instead of: forwardNext(try mapResult(state))
guard !isDisposed else { return }
observer.onNext(try mapResult(state))
// end 6.2
