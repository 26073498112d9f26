// What is kept after the end is freed by hand, though the slot it was put in has already done so.

// exercise 4.5
self.resource.setDisposable(resource)
if isDisposed { resource.dispose() }
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
