// Counts the inner sequence before there is one, and counts it off if none comes.

// exercise 9.1
// instead of: guard let inner = inner(for: element) else { return }
// instead of: expect()
// instead of: listen(to: inner)
expect()
if let inner = inner(for: element) {
  listen(to: inner)
} else {
  expectOneLess()
}
// end 9.1
