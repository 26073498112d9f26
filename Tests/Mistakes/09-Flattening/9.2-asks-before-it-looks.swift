// It calls the selector for elements that it drops.

// exercise 9.2
guard let inner = inner(for: element) else { return }
guard isBusy.raise() else { return }
expect()
listen(to: inner)
// end 9.2
