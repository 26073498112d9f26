// Sends the end, and decides afterwards: an alarm that rings in between takes over.

// exercise 13.6
// instead of: if decideIfInTime() { fail(with: error) }
guard case .listening = phase.withLock({ $0 }) else { return }
fail(with: error)
_ = decideIfInTime()
// instead of: if decideIfInTime() { complete() }
guard case .listening = phase.withLock({ $0 }) else { return }
complete()
_ = decideIfInTime()
// instead of: // `SerialDisposable` disposes the source when the other subscription replaces it.
// end 13.6
