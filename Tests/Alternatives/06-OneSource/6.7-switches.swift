// A switch says what the count means, and `single` keeps no `do` around the observer.

// exercise 6.7 in ElementAt.swift
switch toSkip {
case ..<0:
  break
case 0:
  toSkip = -1
  forwardNext(element)
  complete()
default:
  toSkip -= 1
}
// end 6.7

// exercise 6.7 in ElementAt.swift
guard toSkip < 0 else { return fail(with: RxError.argumentOutOfRange) }
complete()
// end 6.7

// exercise 6.7 in SingleElement.swift
let counts: Bool
do { counts = try predicate(element) } catch { return fail(with: error) }
switch (counts, hasElement) {
case (true, true):
  fail(with: RxError.moreThanOneElement)
case (true, false):
  hasElement = true
  forwardNext(element)
case (false, _):
  break
}
// end 6.7

// exercise 6.7 in SingleElement.swift
guard hasElement else { return fail(with: RxError.noElements) }
complete()
// end 6.7
