// Whether the subscriber still listens is checked before the condition is called, and not after.

// exercise 6.7 in SingleElement.swift
// instead of: guard try predicate(element) else { return }
guard !isDisposed, try predicate(element) else { return }

// instead of: forwardNext(element)
observer.onNext(element)
// end 6.7
