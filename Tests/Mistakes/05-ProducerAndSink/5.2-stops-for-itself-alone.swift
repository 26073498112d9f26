// The sink falls silent and tells nobody, so the source upstream runs on.

// exercise 5.2
guard !hasStopped.isRaised() else { return }
// end 5.2

// exercise 5.2
hasStopped.raise()
// end 5.2
