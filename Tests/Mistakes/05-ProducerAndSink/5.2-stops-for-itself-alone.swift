// The sink falls silent and tells nobody, so the source upstream runs on.

// exercise 5.2
guard !hasStopped.load(ordering: .acquiring) else { return }
// end 5.2

// exercise 5.2
hasStopped.store(true, ordering: .releasing)
// end 5.2
