// `materialize` sends the error as an element, and then fails with it.

// exercise 6.10 in Materialize.swift
forwardNext(.next(element))
// end 6.10

// exercise 6.10 in Materialize.swift
forwardNext(event)
if let error = event.error { fail(with: error) } else { complete() }
// end 6.10
