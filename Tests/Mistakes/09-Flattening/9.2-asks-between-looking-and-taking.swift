// Looks twice, before the closure and after it, and marks only then: two elements that come at the
// same moment both call the closure, and the work that one of them began is thrown away.

// exercise 9.2
guard !isBusy.isRaised(), let inner = inner(for: element), isBusy.raise() else { return }
expect()
listen(to: inner)
// end 9.2

// exercise 9.2
super.sourceCompleted(letGo)
isBusy.lower()
// end 9.2
