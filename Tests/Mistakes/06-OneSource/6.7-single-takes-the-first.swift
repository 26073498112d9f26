// `single` ends with the first element, and never learns whether there is a second.

// exercise 6.7 in SingleElement.swift
do {
  guard try predicate(element) else { return }
  hasElement = true
  forwardNext(element)
  complete()
} catch {
  fail(with: error)
}
// end 6.7
