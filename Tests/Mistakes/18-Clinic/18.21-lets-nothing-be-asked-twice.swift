// Shares, and drops repetitions: but a second question about the same city is a question, too.

// exercise 18.21
// instead of: .map { city in statistics.entry(for: city) }
// instead of: .share()
.distinctUntilChanged()
  .map { city in statistics.entry(for: city) }
  .share()
// end 18.21
