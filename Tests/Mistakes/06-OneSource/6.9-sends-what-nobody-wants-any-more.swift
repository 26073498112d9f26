// Whether the subscriber still listens is checked before `onNext` is called, and not after.

// exercise 6.9
// instead of: try before.next?(element)
// instead of: forwardNext(element)
guard !isDisposed else { return }
try before.next?(element)
observer.onNext(element)
// end 6.9
