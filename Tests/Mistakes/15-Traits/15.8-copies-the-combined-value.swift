// A combined gauge has a value of its own, which is out of date until it has been told.

// exercise 15.8
// instead of: Gauge(
// instead of: read: { resultSelector(first.read(), second.read()) },
// instead of: elements: .combineLatest(first.elements, second.elements, resultSelector: resultSelector)
// instead of: )
Gauge(
  resultSelector(first.value, second.value),
  then: Observable.combineLatest(
    first.elements,
    second.elements,
    resultSelector: resultSelector
  )
)
// end 15.8
