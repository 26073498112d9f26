// `single` records the first element after the observer has returned; a second may have passed.

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
