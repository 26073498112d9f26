// The token is disposed only after the observer has heard the end: if it makes the source send while it hears an error of the condition, the condition is called again.

// exercise 6.5
// instead of: guard isTaking, !isDisposed else { return }
guard isTaking, !cancel.isDisposed else { return }
// end 6.5
