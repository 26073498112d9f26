// Counts the inner sequence off again if there is none.

// exercise 9.1
// instead of: guard let inner = inner(for: element) else { return }
// instead of: listen(to: inner)
if let inner = inner(for: element) {
  listen(to: inner)
} else {
  expectOneLess()
}
// end 9.1
