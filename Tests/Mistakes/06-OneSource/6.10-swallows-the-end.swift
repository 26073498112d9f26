// `materialize` makes elements of elements only, and passes on the end as it is.

// exercise 6.10 in Materialize.swift
forwardNext(.next(element))
// end 6.10

// exercise 6.10 in Materialize.swift
if let error = event.error { fail(with: error) } else { complete() }
// end 6.10
