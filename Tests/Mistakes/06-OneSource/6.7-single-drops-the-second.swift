// `single` drops every element after the first.

// exercise 6.7 in SingleElement.swift
do {
  guard try predicate(element) else { return }
  guard !hasElement else { return }
  hasElement = true
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.7
