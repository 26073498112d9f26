// `single` takes any element after the first for a second one.

// exercise 6.7 in SingleElement.swift
do {
  if hasElement { throw RxError.moreThanOneElement }
  guard try predicate(element) else { return }
  hasElement = true
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.7
