// Replaces the first element with the second one, without an error.

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
