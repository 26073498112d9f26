// Reads both values at each change of either: one that is answered at once comes twice.

// exercise 15.8
// instead of: Gauge(
// instead of: read: { resultSelector(first.read(), second.read()) },
// instead of: elements: .combineLatest(first.elements, second.elements, resultSelector: resultSelector)
// instead of: )
Gauge(
  read: { resultSelector(first.read(), second.read()) },
  elements: Observable.merge(first.elements.map { _ in }, second.elements.map { _ in }.skip(1))
    .map { resultSelector(first.read(), second.read()) }
)
// end 15.8
