// Joins by `zip`, and waits until both have changed.

// exercise 15.8
// instead of: Gauge(
// instead of: read: { resultSelector(first.read(), second.read()) },
// instead of: elements: .combineLatest(first.elements, second.elements, resultSelector: resultSelector)
// instead of: )
Gauge(
  read: { resultSelector(first.read(), second.read()) },
  elements: .zip(first.elements, second.elements, resultSelector: resultSelector)
)
// end 15.8
