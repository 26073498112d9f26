// The flag is up while a closure hears an element: an end from within it is lost.

// exercise 4.2
guard hasEnded.raise() else { return }
handOut(element)
hasEnded.lower()
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2

// exercise 4.2
hidden.on(event)
// end 4.2

// exercise 4.2
on(.next(element))
// end 4.2

// exercise 4.2
on(.error(error))
// end 4.2

// exercise 4.2
on(.completed)
// end 4.2
