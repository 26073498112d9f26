// The inner sequence has completed, but is still expected.

// exercise 9.2
guard isBusy.raise() else { return }
guard let inner = inner(for: element) else { return }
expect()
listen(to: inner)
// end 9.2

// exercise 9.2
letGo()
isBusy.lower()
// end 9.2
