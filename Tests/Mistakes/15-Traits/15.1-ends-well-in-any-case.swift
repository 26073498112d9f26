// Sends a completion in place of the error.

// exercise 15.1 in Single+Create.swift
if case .success(let element) = answer { observer.onNext(element) }
observer.onCompleted()
// end 15.1
