// `materialize` sends the end as an element, and never completes.

// exercise 6.10 in Materialize.swift
forwardNext(.next(element))
// end 6.10

// exercise 6.10 in Materialize.swift
forwardNext(event)
// end 6.10
