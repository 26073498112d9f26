// It checks whether it is busy, and marks itself busy afterwards: a race that lets two pass.

// exercise 9.2
guard !isBusy.isRaised() else { return }
isBusy.raise()
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.2
