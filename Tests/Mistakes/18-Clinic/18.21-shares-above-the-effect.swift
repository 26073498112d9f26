// Shares the questions, but the closure below is still called for each subscriber.

// exercise 18.21
// instead of: .map { city in statistics.entry(for: city) }
// instead of: .share()
.share()
  .map { city in statistics.entry(for: city) }
// end 18.21
