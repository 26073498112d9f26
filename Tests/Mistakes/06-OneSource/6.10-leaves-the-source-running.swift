// `dematerialize` sends the end that it finds in an element, and stays subscribed.

// exercise 6.10 in Dematerialize.swift
switch element.event {
case .next(let element): forwardNext(element)
case .error(let error): observer.onError(error)
case .completed: observer.onCompleted()
}
// end 6.10
