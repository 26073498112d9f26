// The element is sent, and the end never comes.

// exercise 5.4
observer.on(end)
return Disposables.create()
// end 5.4

// exercise 5.4
observer.on(.next(element))
return Disposables.create()
// end 5.4
