// Counts itself off where there is no inner sequence, and makes way when the method returns.

// exercise 9.2
if isBusy.raise() {
  expect()
  if let inner = inner(for: element) { listen(to: inner) } else { expectOneLess() }
}
// end 9.2

// exercise 9.2
defer { isBusy.lower() }
super.sourceCompleted(letGo)
// end 9.2
