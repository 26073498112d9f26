// After `dispose()` an error still comes through.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
guard event.error != nil || !hasStopped.isRaised() else { return }
// end 5.2
