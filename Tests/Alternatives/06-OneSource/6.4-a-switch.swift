// A switch tells the three cases apart: dropped, first to pass, open.

// exercise 6.4
do {
  switch try predicate?(element) {
  case true?:
    break
  case false?:
    predicate = nil
    forwardNext(element)
  case nil:
    forwardNext(element)
  }
} catch {
  fail(with: error)
}
// end 6.4
