// It makes way first: on another thread the next may begin before the last is disposed.

// exercise 9.2
guard isBusy.raise() else { return }
guard let inner = inner(for: element) else { return }
expect()
listen(to: inner)
// end 9.2

// exercise 9.2
isBusy.lower()
super.sourceCompleted(letGo)
// end 9.2
