// It frees only what is not over, and by the time it is called, everything is.

// exercise 4.5
self.resource.setDisposable(resource)
// end 4.5

// exercise 4.5
if !isDisposed { resource.dispose() }
// end 4.5
