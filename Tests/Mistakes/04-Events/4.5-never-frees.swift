// What the source returned is kept, and never freed.

// exercise 4.5
self.resource.setDisposable(resource)
// end 4.5

// exercise 4.5

// end 4.5
