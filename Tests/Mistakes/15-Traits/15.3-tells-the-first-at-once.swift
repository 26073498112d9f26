// Sends the element when it comes: a second one is noticed too late.

// exercise 15.3 in AsSingle.swift
guard only == nil else { return fail(with: RxError.moreThanOneElement) }
only = element
forwardNext(element)
// end 15.3

// exercise 15.3 in AsSingle.swift
if only == nil, let errorIfNone { return fail(with: errorIfNone) }
complete()
// end 15.3
