// Wraps the resource in a closure that is run once.

// exercise 4.5
self.resource.setDisposable(Disposables.create { resource.dispose() })
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
