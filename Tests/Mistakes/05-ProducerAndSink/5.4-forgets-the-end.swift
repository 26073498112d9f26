// The element is sent, and the observer waits for the end for ever.

// exercise 5.4
observer.on(end)
return Disposables.create()
// end 5.4

// exercise 5.4
observer.on(.next(element))
return Disposables.create()
// end 5.4
