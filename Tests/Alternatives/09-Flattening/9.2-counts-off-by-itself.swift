// Counts off and disposes by itself, in the order of `MergeSink`, and makes way in a `defer`.

// exercise 9.2
if isBusy.raise() {
  expect()
  if let inner = inner(for: element) { listen(to: inner) }
}
// end 9.2

// exercise 9.2
defer { isBusy.lower() }
expectOneLess()
letGo()
// end 9.2
