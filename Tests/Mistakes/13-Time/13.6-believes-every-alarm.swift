// An alarm that came too late is taken for a valid one.

// exercise 13.6
// instead of: guard case .listening(elements) = phase else { return false }
guard case .listening = phase else { return false }
// instead of: // `SerialDisposable` disposes the source when the other subscription replaces it.
// end 13.6
