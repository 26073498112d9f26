// It asks whether its token was disposed, so what comes between `stop()` and `dispose()` gets through.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
guard !cancel.isDisposed else { return }
// end 5.2
