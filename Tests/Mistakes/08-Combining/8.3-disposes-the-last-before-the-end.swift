// Disposes the last source, too, before it looks for another one, and so before the end is heard.

// exercise 8.3
// instead of: guard !isDisposed else { return }
guard !isDisposed else { return }
current.disposable = Disposables.create()
// end 8.3
