// `materialize` ends first, and only then tries to send the end as an element.

// exercise 6.10 in Materialize.swift
forwardNext(.next(element))
// end 6.10

// exercise 6.10 in Materialize.swift
complete()
forwardNext(event)
// end 6.10
