// Disposes what the work returned as soon as it has returned it.

// exercise 11.1
// instead of: result.setDisposable(action())
action().dispose()
// end 11.1
