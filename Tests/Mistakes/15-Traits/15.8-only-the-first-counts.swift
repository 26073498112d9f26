// Joins by `withLatestFrom`: a change of the second gauge is not heard.

// exercise 15.8
// instead of: Gauge(
// instead of: read: { resultSelector(first.read(), second.read()) },
// instead of: elements: .combineLatest(first.elements, second.elements, resultSelector: resultSelector)
// instead of: )
Gauge(
  read: { resultSelector(first.read(), second.read()) },
  elements: first.elements.withLatestFrom(second.elements, resultSelector: resultSelector)
)
// end 15.8
