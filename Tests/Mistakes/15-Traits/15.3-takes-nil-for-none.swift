// Treats an element that is nil as no element.

// exercise 15.3 in AsSingle.swift
guard only == nil else { return fail(with: RxError.moreThanOneElement) }
only = element
// end 15.3

// exercise 15.3 in AsSingle.swift
if let only, Mirror(reflecting: only as Any).displayStyle != .optional {
  forwardNext(only)
} else if let errorIfNone {
  return fail(with: errorIfNone)
}
complete()
// end 15.3
