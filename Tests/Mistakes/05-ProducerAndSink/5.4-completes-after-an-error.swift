// Every end is followed by `completed`, even an error.

// exercise 5.4
observer.on(end)
observer.on(.completed)
return Disposables.create()
// end 5.4

// exercise 5.4
observer.on(.next(element))
observer.on(.completed)
return Disposables.create()
// end 5.4
