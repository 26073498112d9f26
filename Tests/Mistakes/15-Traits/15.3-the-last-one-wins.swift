// A second element takes the place of the first, and nobody is told.

// exercise 15.3 in AsSingle.swift
only = element
// end 15.3

// exercise 15.3 in AsSingle.swift
if let only {
  forwardNext(only)
} else if let errorIfNone {
  return fail(with: errorIfNone)
}
complete()
// end 15.3
