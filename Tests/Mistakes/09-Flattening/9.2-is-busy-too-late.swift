// It marks itself busy after listening; by then the inner sequence may have completed.

// exercise 9.2
guard !isBusy.isRaised() else { return }
guard let inner = inner(for: element) else { return }
expect()
listen(to: inner)
isBusy.raise()
// end 9.2
