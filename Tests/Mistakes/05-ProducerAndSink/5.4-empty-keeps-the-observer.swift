// The token of `empty` and `error` keeps the observer.

// exercise 5.4
// instead of: observer.on(end)
// instead of: return Disposables.create()
observer.on(end)
return Disposables.create { _ = observer }
// end 5.4
