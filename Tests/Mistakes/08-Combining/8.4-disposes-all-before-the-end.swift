// Disposes the sources, and then tells the observer the end.

// exercise 8.4
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
parts.dispose()
if !cancel.isDisposed { super.tellEnd(error) }
// end 8.4
