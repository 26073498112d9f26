// `single` completes without an element as if all were well.

// exercise 6.7 in SingleElement.swift
do {
  guard try predicate(element) else { return }
  if hasElement { throw RxError.moreThanOneElement }
  hasElement = true
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.7

// exercise 6.7 in SingleElement.swift
complete()
// end 6.7
