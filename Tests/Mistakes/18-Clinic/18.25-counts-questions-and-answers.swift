// It counts questions and answers: a question that was replaced has no answer, so from then on the
// spinner never stops.

// exercise 18.25
// instead of: isWaiting = .merge(cities.map { _ in true }, text.map { _ in false })
isWaiting = Observable.merge(cities.map { _ in 1 }, text.map { _ in -1 })
  .scan(0) { open, change in open + change }
  .map { open in open > 0 }
// end 18.25
