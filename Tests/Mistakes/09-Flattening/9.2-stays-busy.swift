// It stays busy after the inner sequence has completed.

// exercise 9.2
guard isBusy.raise() else { return }
guard let inner = inner(for: element) else { return }
expect()
listen(to: inner)
// end 9.2

// exercise 9.2
super.sourceCompleted(letGo)
// end 9.2
