// Disposes the inner sequence before it counts it off: what it frees is gone before the observer
// has heard the end.

// exercise 9.2
guard isBusy.raise() else { return }
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.2

// exercise 9.2
letGo()
super.sourceCompleted {}
isBusy.lower()
// end 9.2
