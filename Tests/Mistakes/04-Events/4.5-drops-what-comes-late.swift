// The sequence is over before the source has returned, so what it returns is ignored.

// exercise 4.5
guard !isDisposed else { return }
self.resource.setDisposable(resource)
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
