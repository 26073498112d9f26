// `dematerialize` drops an element that stands for `completed`, and waits for the source to complete.

// exercise 6.10 in Dematerialize.swift
switch element.event {
case .next(let element): forwardNext(element)
case .error(let error): fail(with: error)
case .completed: break
}
// end 6.10
