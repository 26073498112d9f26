// It marks itself busy after listening; by then the inner sequence may have completed.

// exercise 9.2
guard !isBusy.isRaised() else { return }
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
isBusy.raise()
// end 9.2
