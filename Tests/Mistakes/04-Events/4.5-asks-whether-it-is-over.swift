// It frees only what is not over, and by the time that it is called, it always is.

// exercise 4.5
self.resource.setDisposable(resource)
// end 4.5

// exercise 4.5
if !isDisposed { resource.dispose() }
// end 4.5
