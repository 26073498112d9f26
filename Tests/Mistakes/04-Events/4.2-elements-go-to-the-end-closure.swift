// Elements are handed to the closure for all events even where there is a closure for elements:
// that one hears nothing, and the closure for the end hears elements.

// exercise 4.2 in ObserverType.swift
on(.next(element))
// end 4.2

// exercise 4.2 in ObserverType.swift
on(.error(error))
// end 4.2

// exercise 4.2 in ObserverType.swift
on(.completed)
// end 4.2

// exercise 4.2 in AnyObserver.swift
hidden.on(event)
// end 4.2

// exercise 4.2 in AnonymousObserver.swift
guard !hasEnded.isRaised() else { return }
handler(.next(element))
// end 4.2

// exercise 4.2 in AnonymousObserver.swift
guard hasEnded.raise() else { return }
handler(event)
// end 4.2
