// Counts the inner sequence before there is one; if none comes, it is all over, and the count no
// longer matters.

// exercise 9.2
if isBusy.raise() {
  expect()
  inner(for: element).map(listen(to:))
}
// end 9.2

// exercise 9.2
defer { isBusy.lower() }
super.sourceCompleted(letGo)
// end 9.2
