// It subscribes, and returns a token that ends nothing.

// exercise 4.6
_ = asObservable().subscribe(AnonymousObserver(on))
return Disposables.create()
// end 4.6
