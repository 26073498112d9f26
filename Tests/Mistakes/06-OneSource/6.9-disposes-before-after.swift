// It ends as other operators do, so onDispose comes before afterCompleted.

// exercise 6.9
// instead of: if stop() { tellEnd(error) }
if let error { fail(with: error) } else { complete() }

// instead of: dispose()
// end 6.9
