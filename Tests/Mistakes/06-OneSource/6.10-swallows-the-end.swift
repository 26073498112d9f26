// `materialize` turns only elements into elements, and passes the end on unchanged.

// exercise 6.10 in Materialize.swift
forwardNext(.next(element))
// end 6.10

// exercise 6.10 in Materialize.swift
if let error = event.error { fail(with: error) } else { complete() }
// end 6.10
