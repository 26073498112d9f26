// What the source returned is disposed as soon as it comes.

// exercise 4.5
self.resource.setDisposable(resource)
self.resource.dispose()
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
