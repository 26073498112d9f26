// A maybe with an element never ends.

// exercise 15.2 in Maybe.swift
switch answer {
case .success(let element): observer.onNext(element)
case .error(let error): observer.onError(error)
case .completed: observer.onCompleted()
}
// end 15.2
