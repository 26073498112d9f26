// `single` notes the first element when the observer has returned; a second one can pass before.

// exercise 6.7 in SingleElement.swift
do {
  guard try predicate(element) else { return }
  if hasElement { throw RxError.moreThanOneElement }
  forwardNext(element)
  hasElement = true
} catch {
  fail(with: error)
}
// end 6.7
