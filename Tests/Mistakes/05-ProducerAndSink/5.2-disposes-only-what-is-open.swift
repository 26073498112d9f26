// A sink that has stopped does not dispose its token, but a sequence that ends stops its sink first.

// exercise 5.2
guard !hasStopped.isRaised() else { return }
// end 5.2

// exercise 5.2
guard hasStopped.raise() else { return }
cancel.dispose()
// end 5.2
