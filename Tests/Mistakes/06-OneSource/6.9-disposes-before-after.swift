// It ends as other operators do, so onDispose comes before afterCompleted.

// exercise 6.9
// instead of: guard stop() else { return }
// instead of: tellEnd(error)
guard !isDisposed else { return }
if let error { fail(with: error) } else { complete() }

// instead of: dispose()
// end 6.9
