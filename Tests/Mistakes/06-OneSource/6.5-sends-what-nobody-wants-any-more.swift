// Whether the subscriber still listens is checked before the condition is called, and not after.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
if isTaking || behavior == .inclusive { observer.onNext(element) }
// end 6.5
