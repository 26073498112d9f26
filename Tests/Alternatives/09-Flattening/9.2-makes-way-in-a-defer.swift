// Asks for the inner sequence inside one condition, and makes way when the method returns.

// exercise 9.2
if isBusy.raise(), let inner = inner(for: element) {
  expect()
  listen(to: inner)
}
// end 9.2

// exercise 9.2
defer { isBusy.lower() }
super.sourceCompleted(letGo)
// end 9.2
