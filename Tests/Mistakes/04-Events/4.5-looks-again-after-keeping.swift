// After keeping the resource it looks whether all is over, and frees it: another thread that has
// brought the end is about to do the same.

// exercise 4.5
self.resource.setDisposable(resource)
if isDisposed, !self.resource.isDisposed { resource.dispose() }
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
