// Ends with the first element, and so never hears of a second.

// exercise 15.3 in AsSingle.swift
forwardNext(element)
complete()
// end 15.3

// exercise 15.3 in AsSingle.swift
if let errorIfNone { fail(with: errorIfNone) } else { complete() }
// end 15.3
